<?php
/**
 * The order in one line above the checkout on a phone: how many things, the
 * total, and behind it what they are. On wide screens the whole order stands
 * beside the form.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<details class="order-glance">
	<summary>
		<?php icon( 'cart' ); ?>
		<span><?php esc_html_e( 'Your order', 'vitrina' ); ?></span>
		<?php icon( 'chevron' ); ?>
		<?php order_glance_total(); ?>
	</summary>
	<?php order_glance_lines(); ?>
</details>
