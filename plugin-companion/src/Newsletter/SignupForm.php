<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\Field;
use Vitrina\Companion\Newsletter\Domain\Form;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Islands;

/**
 * The form, as a shortcode with its fields inside:
 *
 *     [vitrina_newsletter id="1" name="Naujienos" button="Prenumeruoti"]
 *     [vitrina_field name="tema" type="select" label="Kas domina" options="Žvakės|Kvepalai"]
 *     [vitrina_field name="svetaine" type="url" label="Svetainė" required show-if="tema:Žvakės|Kvepalai"]
 *     [/vitrina_newsletter]
 *
 * Every form has the e-mail field. The form is the same for every visitor.
 */
final class SignupForm implements Hookable {
	private const SHORTCODE = 'vitrina_newsletter';
	private const FIELD     = 'vitrina_field';
	private const ISLAND    = 'newsletter-form';

	/** Honeypot: a hidden field that only bots fill in. */
	public const TRAP = 'company_address';

	public function __construct( private readonly BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		add_action( 'vitrina_runtime_ready', static fn () => Islands::register( self::ISLAND, 'vitrina-' . self::ISLAND ) );
	}

	private function register(): void {
		add_shortcode( self::SHORTCODE, $this->render( ... ) );
		// The form parses its fields itself. Registered because WordPress puts typographic quotes into unknown
		// shortcodes.
		add_shortcode( self::FIELD, '__return_empty_string' );
		$this->files->register( self::ISLAND );
		$this->files->register_style( self::ISLAND );
	}

	private function render( mixed $attributes, ?string $inner = '' ): string {
		$given  = shortcode_atts(
			[
				'id'     => '1',
				'name'   => '',
				'button' => __( 'Sign up', 'vitrina-companion' ),
			],
			is_array( $attributes ) ? $attributes : [],
			self::SHORTCODE
		);
		$given  = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $given );
		$id     = sanitize_key( $given['id'] ?? '' );
		$id     = $id === '' ? '1' : $id;
		$name   = $given['name'] ?? '';
		$fields = self::fields( (string) $inner );
		$form   = new Form( $id, $name === '' ? Form::default_name( $id ) : $name, $fields );

		wp_enqueue_style( 'vitrina-' . self::ISLAND );
		ob_start();
		Islands::open( self::ISLAND, [ 'failed' => Result::Refused->text() ], load: 'visible', attributes: [ 'class' => 'newsletter' ] );
		$this->print_form( $form, $given['button'] ?? '' );
		Islands::close();
		return (string) ob_get_clean();
	}

	/**
	 * Accessible name of the form: the owner's name for it, or a translated default. The untranslated
	 * default is what the form submits.
	 */
	private function label( Form $form ): string {
		return Form::default_name( $form->id ) === $form->name
			/* translators: %s: the form's own id. */
			? sprintf( __( 'Newsletter form %s', 'vitrina-companion' ), $form->id )
			: $form->name;
	}

	/** The component src/widgets/newsletter-form renders the same markup. */
	private function print_form( Form $form, string $button ): void {
		?>
		<form class="newsletter__form" id="newsletter-<?php echo esc_attr( $form->id ); ?>" method="post" action="<?php echo esc_url( SignupPage::address() ); ?>" aria-label="<?php echo esc_attr( $this->label( $form ) ); ?>">
			<?php $this->print_result( $form ); ?>
			<input type="hidden" name="form" value="<?php echo esc_attr( SignedForm::encode( $form ) ); ?>">
			<p class="newsletter__trap" aria-hidden="true" data-server-html><label><?php esc_html_e( 'Leave this empty', 'vitrina-companion' ); ?> <input type="text" name="<?php echo esc_attr( self::TRAP ); ?>" tabindex="-1" autocomplete="off"></label></p>
			<?php
			foreach ( $form->fields as $field ) {
				$this->print_field( $form, $field );
			}
			?>
			<p class="newsletter__say"><button type="submit" class="button"><?php echo esc_html( $button ); ?></button></p>
			<p class="newsletter__terms" data-server-html>
				<?php esc_html_e( 'We will send you our news by e-mail. You can unsubscribe at any time with the link in each e-mail.', 'vitrina-companion' ); ?>
				<?php the_privacy_policy_link(); ?>
			</p>
		</form>
		<?php
	}

	/** Shows the result after a submit without JavaScript, which redirects back to this page. */
	private function print_result( Form $form ): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Selects one of five fixed texts.
		$code = is_string( $_GET['newsletter'] ?? null ) ? $_GET['newsletter'] : '';
		$of   = is_string( $_GET['newsletter-form'] ?? null ) ? $_GET['newsletter-form'] : '';
		// phpcs:enable
		$result = $of === $form->id ? Result::tryFrom( $code ) : null;
		printf(
			'<p class="newsletter__result%1$s" role="status">%2$s</p>',
			esc_attr( $result === null || $result === Result::Sent ? '' : ' is-error' ),
			esc_html( $result === null ? '' : $result->text() )
		);
	}

	private function print_field( Form $form, Field $field ): void {
		$id = "newsletter-{$form->id}-{$field->name}";
		printf(
			'<div class="newsletter__field%1$s" data-field="%2$s" data-show-if="%3$s" data-hide-if="%4$s">',
			// Without JavaScript all fields are visible.
			esc_attr( $field->is_shown( [] ) ? '' : ' is-waiting' ),
			esc_attr( $field->name ),
			esc_attr( $field->show ),
			esc_attr( $field->hide )
		);
		match ( $field->type ) {
			'checkbox', 'radio' => $this->print_choices( $field ),
			default             => $this->print_control( $field, $id ),
		};
		echo '</div>';
	}

	private function print_control( Field $field, string $id ): void {
		// Without JavaScript, only the server can require a field that may be hidden.
		$requires = ( $field->required ? ' data-required' : '' ) . ( $field->required && $field->show . $field->hide === '' ? ' required' : '' );
		printf( '<label for="%1$s">%2$s</label>', esc_attr( $id ), esc_html( $field->label ) );
		if ( $field->type === 'select' ) {
			printf( '<select id="%1$s" name="%2$s"%3$s><option value=""></option>', esc_attr( $id ), esc_attr( $field->name ), esc_attr( $requires ) );
			foreach ( $field->options() as $option ) {
				printf( '<option>%s</option>', esc_html( $option ) );
			}
			echo '</select>';
			return;
		}
		if ( $field->type === 'textarea' ) {
			printf( '<textarea id="%1$s" name="%2$s" rows="3" maxlength="500"%3$s></textarea>', esc_attr( $id ), esc_attr( $field->name ), esc_attr( $requires ) );
			return;
		}
		// A browser would reject an address without "http", before the script can add it.
		$is_url = $field->type === 'url';
		$type   = $is_url ? 'text' : $field->type;
		$hint   = in_array( $field->type, [ 'email', 'tel', 'url' ], true ) ? $field->type : 'on';
		$mark   = $is_url ? ' data-url' : '';
		printf(
			'<input id="%1$s" type="%2$s" name="%3$s" maxlength="500" autocomplete="%5$s"%4$s%6$s>',
			esc_attr( $id ),
			esc_attr( $type ),
			esc_attr( $field->name ),
			esc_attr( $requires ),
			esc_attr( $hint ),
			esc_attr( $mark )
		);
	}

	private function print_choices( Field $field ): void {
		$is_single = $field->type === 'checkbox' && $field->options === [];
		echo '<fieldset>';
		if ( ! $is_single ) {
			printf( '<legend>%s</legend>', esc_html( $field->label ) );
		}
		$name = $field->type === 'checkbox' ? "{$field->name}[]" : $field->name;
		foreach ( $field->options() as $option ) {
			printf(
				'<label class="newsletter__choice"><input type="%1$s" name="%2$s" value="%3$s"%4$s> %5$s</label>',
				esc_attr( $field->type ),
				esc_attr( $name ),
				esc_attr( $option ),
				esc_attr( $field->required ? ' data-required' : '' ),
				esc_html( $is_single ? $field->label : $option )
			);
		}
		echo '</fieldset>';
	}

	/** @return list<Field> */
	private static function fields( string $inner ): array {
		preg_match_all( '/' . get_shortcode_regex( [ self::FIELD ] ) . '/', $inner, $found );
		$fields = [];
		foreach ( $found[3] as $written ) {
			$field = Field::parse( shortcode_parse_atts( $written ) );
			if ( $field !== null ) {
				$fields[ $field->name ] = $field;
			}
		}
		$written = $fields[ Form::EMAIL ] ?? null;
		$email   = new Field( Form::EMAIL, 'email', $written->label ?? __( 'E-mail address', 'vitrina-companion' ), [], true, '', '' );
		return array_values( $written === null ? [ Form::EMAIL => $email ] + $fields : array_replace( $fields, [ Form::EMAIL => $email ] ) );
	}
}
