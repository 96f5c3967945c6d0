<?php
/**
 * The order summary in one line above the checkout on a phone: the total, with the items in a
 * collapsible section. On wide screens the whole order is beside the form.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<details class="order-total-bar">
	<summary>
		<?php icon( 'cart' ); ?>
		<span><?php esc_html_e( 'Your order', 'vitrina' ); ?></span>
		<?php icon( 'chevron' ); ?>
		<?php order_total_bar_total(); ?>
	</summary>
	<?php order_total_bar_lines(); ?>
</details>
