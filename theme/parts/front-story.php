<?php
/** The shop's story: the content of the front page. */

declare( strict_types=1 );

namespace Vitrina\Theme;

if ( trim( get_the_content() ) === '' ) {
	return;
}
?>
<section class="story section">
	<div class="story__text prose"><?php the_content(); ?></div>
</section>
