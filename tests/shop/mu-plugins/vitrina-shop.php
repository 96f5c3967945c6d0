<?php
/**
 * Plugin Name: Vitrina test shop
 * Description: What a shop for development and tests needs: mails go to files, nothing calls out, and the tests can ask what is running. Never for a real shop.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// Playground logs every visitor in as administrator unless this cookie is there.
$_COOKIE['playground_auto_login_already_happened'] ??= '1'; // phpcs:ignore WordPressVIPMinimum.Variables.RestrictedVariables

require_once __DIR__ . '/vitrina-shop/quiet.php';
require_once __DIR__ . '/vitrina-shop/language.php';
require_once __DIR__ . '/vitrina-shop/mail.php';
require_once __DIR__ . '/vitrina-shop/page-age.php';
require_once __DIR__ . '/vitrina-shop/answers.php';
require_once __DIR__ . '/vitrina-shop/slow.php';
require_once __DIR__ . '/vitrina-shop/sqlite.php';
