<?php
/**
 * One item in the list of the portfolio.
 *
 * Arguments: `layout`, a Feeds\PortfolioLayout; `is_added`, whether it is added to a page that is already
 * loaded.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Feeds\PortfolioLayout;

$vitrina_args   = is_array( $args ?? null ) ? $args : [];
$vitrina_layout = ( $vitrina_args['layout'] ?? null ) instanceof PortfolioLayout ? $vitrina_args['layout'] : portfolio_layout();
$vitrina_fades  = $vitrina_layout->animation === 'fade' && ( $vitrina_args['is_added'] ?? false ) === true;
$vitrina_topics = portfolio_item_categories();
?>
<article id="post-<?php the_ID(); ?>" class="portfolio-item<?php echo $vitrina_fades ? ' is-fading' : ''; ?>"<?php echo $vitrina_layout->is_masonry ? ' style="--rows:' . absint( portfolio_rows() ) . '"' : ''; ?>>
	<div class="portfolio-item__picture"><?php portfolio_picture( $vitrina_layout ); ?></div>
	<div class="portfolio-item__text">
		<h2 class="portfolio-item__title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
		<?php if ( $vitrina_topics !== '' ) : ?>
			<p class="portfolio-item__topics"><?php echo esc_html( $vitrina_topics ); ?></p>
		<?php endif; ?>
	</div>
</article>
