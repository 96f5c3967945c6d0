<?php
/** The search form: for products if there is a shop, otherwise for posts. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/**
 * Arguments of get_search_form(); `autofocus` is for a field in a panel.
 *
 * @var array<string, mixed> $args
 */
$vitrina_id       = wp_unique_id( 'search-' );
$vitrina_has_shop = class_exists( 'WooCommerce', false );
$vitrina_in_panel = ( $args['autofocus'] ?? false ) === true;
$vitrina_label    = $vitrina_has_shop ? __( 'Search for products', 'vitrina' ) : __( 'Search', 'vitrina' );
$vitrina_suggests = $vitrina_has_shop && open_search( $vitrina_in_panel );
?>
<form role="search" method="get" class="search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>">
	<label class="visually-hidden" for="<?php echo esc_attr( $vitrina_id ); ?>"><?php echo esc_html( $vitrina_label ); ?></label>
	<input id="<?php echo esc_attr( $vitrina_id ); ?>" class="search-form__field" type="search" name="s" value="<?php echo esc_attr( get_search_query( false ) ); ?>" placeholder="<?php esc_attr_e( 'What are you looking for?', 'vitrina' ); ?>" autocomplete="off" maxlength="200"<?php echo $vitrina_in_panel ? ' autofocus' : ''; ?>>
	<?php if ( $vitrina_has_shop ) : ?>
		<?php search_category_field(); ?>
		<input type="hidden" name="post_type" value="product">
	<?php endif; ?>
	<button class="button" type="submit"><?php esc_html_e( 'Search', 'vitrina' ); ?></button>
</form>
<?php
if ( $vitrina_suggests ) {
	close_search();
}
