<?php
/**
 * The footer of the checkout: the conditions, and nothing that leads away.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
<footer class="site-footer site-footer--checkout">
	<?php menu( 'legal', __( 'Conditions', 'vitrina' ) ); ?>
</footer>
