<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskList;

/** The task in WooCommerce's list. It is complete when every step of the setup is done. */
final class SetupTask extends Task {
	public const ID = 'vitrina-setup';

	public function __construct( private readonly Steps $steps, TaskList $list ) {
		parent::__construct( $list );
	}

	public function get_id(): string {
		return self::ID;
	}

	public function get_title(): string {
		return __( 'Set up delivery to terminals and payment by bank', 'vitrina-companion' );
	}

	public function get_content(): string {
		return __( 'Pages, menu, terminals, banks and a test order, one step after the other.', 'vitrina-companion' );
	}

	public function get_time(): string {
		return __( '5 minutes', 'vitrina-companion' );
	}

	public function get_action_url(): string {
		return Screen::url();
	}

	public function is_complete(): bool {
		return $this->steps->open() === [];
	}

	public function can_view(): bool {
		return current_user_can( Screen::CAPABILITY );
	}
}
