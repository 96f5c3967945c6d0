<?php
/**
 * Mail about a withdrawal. A theme overrides it as `woocommerce/emails/withdrawal.php`.
 *
 * @var WC_Email              $email
 * @var string                $email_heading
 * @var string                $introduction
 * @var array<string, string> $lines         Label → text.
 *
 * @version 0.1.0
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_email_header', $email_heading, $email );
?>
<p><?php echo esc_html( $introduction ); ?></p>
<table class="td" cellspacing="0" cellpadding="6" border="1" style="width: 100%;">
	<?php foreach ( $lines as $label => $text ) : ?>
		<tr>
			<th class="td" scope="row" style="text-align: left; vertical-align: top;"><?php echo esc_html( $label ); ?></th>
			<td class="td" style="text-align: left;"><?php echo nl2br( esc_html( $text ) ); ?></td>
		</tr>
	<?php endforeach; ?>
</table>
<?php
do_action( 'woocommerce_email_footer', $email );
