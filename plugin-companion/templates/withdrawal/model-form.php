<?php
/**
 * The model withdrawal form: a page of its own, with room to write on paper, and the PDF file. A theme overrides it
 * as `woocommerce/withdrawal/model-form.php`. The same for everyone: nothing personal belongs here.
 *
 * @var string       $title
 * @var list<string> $lines Not escaped.
 *
 * @version 0.1.0
 */

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( get_bloginfo( 'language' ) ); ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title><?php echo esc_html( $title ); ?></title>
<style>
@page { size: A4; margin: 20mm 18mm; }
body { font: 1rem/1.5 "DejaVu Sans", serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
body { overflow-wrap: anywhere; word-wrap: break-word; }
p { margin: 0 0 2.5rem; }
@media print { body { margin: 0; padding: 0; } }
</style>
</head>
<body>
<h1><?php echo esc_html( $title ); ?></h1>
<?php foreach ( $lines as $line ) : ?>
<p><?php echo esc_html( $line ); ?></p>
<?php endforeach; ?>
</body>
</html>
