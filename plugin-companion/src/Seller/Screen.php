<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;

/** Vitrina → Seller and law. It works without JavaScript. */
final class Screen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	public const SLUG       = 'vitrina-seller';

	/** The menu "Vitrina", which the setup adds. */
	private const PARENT = 'vitrina-setup';

	private const STYLE = '.vitrina-seller-screen{max-width:52rem;overflow-wrap:anywhere}
.vitrina-seller-screen .form-table{table-layout:fixed}
.vitrina-seller-screen input:not([type=checkbox]),.vitrina-seller-screen select,.vitrina-seller-screen textarea{width:25rem;max-width:100%}
.vitrina-seller-screen__problem{color:#b32d2e;font-weight:600}
.vitrina-seller-screen [aria-invalid]{border-color:#b32d2e}
.vitrina-seller-screen ul{padding-inline-start:1.5em;list-style:disc}
.vitrina-seller-screen .button{height:auto;white-space:normal}
.vitrina-seller-screen__draft{display:flex;flex-wrap:wrap;gap:.5rem}';

	private string $page = '';

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 20 );
		add_action( 'admin_enqueue_scripts', $this->add_style( ... ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		$title      = __( 'Seller and law', 'vitrina-companion' );
		$this->page = (string) add_submenu_page( self::PARENT, $title, $title, self::CAPABILITY, self::SLUG, $this->render( ... ) );
	}

	private function add_style( string $page ): void {
		if ( $page === $this->page ) {
			wp_add_inline_style( 'common', self::STYLE );
		}
	}

	private function render(): void {
		$form = TypedForm::read_once();
		?>
		<div class="wrap vitrina-seller-screen">
			<h1><?php esc_html_e( 'Seller and law', 'vitrina-companion' ); ?></h1>
			<?php if ( $form['message'] !== '' ) : ?>
				<div class="notice <?php echo esc_attr( $form['is_success'] ? 'notice-success' : 'notice-error' ); ?> inline" role="<?php echo esc_attr( $form['is_success'] ? 'status' : 'alert' ); ?>"><p><?php echo esc_html( $form['message'] ); ?></p></div>
			<?php endif; ?>
			<p><?php esc_html_e( 'Fill this in once. Shoppers see only what you have saved: before the first save, nothing is shown in the shop, not even what is already filled in.', 'vitrina-companion' ); ?></p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( Actions::SAVE ); ?>">
				<?php wp_nonce_field( Actions::SAVE, '_wpnonce', false ); ?>
				<table class="form-table" role="presentation"><tbody>
					<?php
					$stored = Seller::stored();
					// An address that was saved before these two fields existed may contain them, so they are not suggested.
					$values = $form['typed'] + $stored + array_fill_keys( isset( $stored['address'] ) ? [ 'postcode', 'city' ] : [], '' ) + Fields::suggested();
					foreach ( Fields::all() as $name => $field ) {
						$problem = $form['problems'][ $name ] ?? null;
						FieldRow::print( $name, $field, $values[ $name ] ?? '', $problem === null ? '' : Fields::explain( $problem ) );
					}
					?>
				</tbody></table>
				<p class="submit"><button class="button button-primary"><?php esc_html_e( 'Save changes', 'vitrina-companion' ); ?></button></p>
			</form>
			<?php
			self::print_missing();
			self::print_places();
			self::print_templates();
			?>
		</div>
		<?php
	}

	private static function print_missing(): void {
		printf( '<h2>%s</h2>', esc_html__( 'What is missing', 'vitrina-companion' ) );
		$missing = Completeness::missing();
		if ( $missing === [] ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing is missing here.', 'vitrina-companion' ) );
			return;
		}
		echo '<ul><li>' . implode( '</li><li>', array_map( esc_html( ... ), $missing ) ) . '</li></ul>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
	}

	private static function print_places(): void {
		printf( '<h2>%s</h2><ul>', esc_html__( 'Where it is shown', 'vitrina-companion' ) );
		$places = [
			__( 'Footer of every page, also of the checkout: name, codes, address, e-mail, phone', 'vitrina-companion' ) => home_url( '/' ),
			__( 'E-mails to customers about their orders', 'vitrina-companion' ) => admin_url( 'admin.php?page=wc-settings&tab=email' ),
			__( 'Front page, for search engines (structured data)', 'vitrina-companion' ) => home_url( '/' ),
			__( 'Above the reviews of each product, if you confirm the text', 'vitrina-companion' ) => wc_get_page_permalink( 'shop' ),
		];
		foreach ( $places as $text => $url ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
		}
		$page = DraftPages::with_seller();
		if ( $page > 0 ) {
			/* translators: %s: title of a page. */
			printf( '<li><a href="%s">%s</a></li>', esc_url( (string) get_permalink( $page ) ), esc_html( sprintf( __( 'Page "%s": everything', 'vitrina-companion' ), get_the_title( $page ) ) ) );
		} else {
			printf( '<li>%s</li>', esc_html__( 'No page shows everything yet: put the block "Seller", or the shortcode [vitrina_seller], on the page of contacts.', 'vitrina-companion' ) );
		}
		foreach ( Completeness::pages() as $chosen ) {
			$text = $chosen['is_published']
				/* translators: %s: terms and conditions, or privacy policy. */
				? sprintf( __( 'Chosen and published: %s', 'vitrina-companion' ), $chosen['title'] )
				/* translators: %s: terms and conditions, or privacy policy. */
				: sprintf( __( 'Choose the page for: %s', 'vitrina-companion' ), $chosen['title'] );
			printf( '<li><a href="%s">%s</a></li>', esc_url( $chosen['settings'] ), esc_html( $text ) );
		}
		echo '</ul>';
	}

	private static function print_templates(): void {
		printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Page templates', 'vitrina-companion' ), esc_html__( 'A template is a starting point made from the settings of this shop, not legal advice. It becomes a draft: check what is in brackets and bold, then publish it yourself. The same templates are among the patterns of the editor.', 'vitrina-companion' ) );
		foreach ( Templates::titles() as $name => $title ) {
			$page = DraftPages::existing( $name );
			printf( '<h3>%s</h3>', esc_html( $title ) );
			if ( $page > 0 ) {
				/* translators: %s: title of a page. */
				printf( '<p><a href="%s">%s</a></p>', esc_url( (string) get_edit_post_link( $page, 'raw' ) ), esc_html( sprintf( __( 'Edit "%s"', 'vitrina-companion' ), get_the_title( $page ) ) ) );
				continue;
			}
			if ( ! current_user_can( 'edit_pages' ) ) {
				continue;
			}
			printf( '<form method="post" action="%s" class="vitrina-seller-screen__draft"><input type="hidden" name="action" value="%s"><input type="hidden" name="template" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( Actions::DRAFT ), esc_attr( $name ) );
			wp_nonce_field( Actions::DRAFT, '_wpnonce', false );
			foreach ( Templates::languages() as $locale => $language ) {
				/* translators: %s: language. */
				printf( '<button class="button" name="language" value="%s">%s<span class="screen-reader-text">: %s</span></button>', esc_attr( $locale ), esc_html( sprintf( __( 'Create a draft: %s', 'vitrina-companion' ), $language ) ), esc_html( $title ) );
			}
			echo '</form>';
		}
	}
}
