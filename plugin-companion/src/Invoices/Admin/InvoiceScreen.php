<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Admin;

use Vitrina\Companion\Invoices\Documents\InvoicePage;
use Vitrina\Companion\Invoices\Documents\InvoiceView;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Storage\InvoiceList;
use Vitrina\Companion\Invoices\Storage\IssuedDocument;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** Vitrina → Invoices: the list, and the settings below it. It works without JavaScript. */
final class InvoiceScreen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	public const SLUG       = 'vitrina-invoices';

	/** The menu of the setup. */
	private const PARENT = 'vitrina-setup';

	private const LAST_PAGE = 1_000_000;

	private const STYLE = '.vitrina-invoices .tablenav{height:auto}
.vitrina-invoices__filters{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0}
.vitrina-invoices__filters p{min-width:0;max-width:100%;overflow-wrap:anywhere}
.vitrina-invoices__filters label{display:block}
.vitrina-invoices__filters input,.vitrina-invoices__filters select{max-width:100%}
.vitrina-invoices th,.vitrina-invoices td{overflow-wrap:anywhere}
.vitrina-invoices .amount{text-align:end}
.vitrina-invoices input[type=search],.vitrina-invoices input[type=month],.vitrina-invoices input[type=number],.vitrina-invoices form input[type=text],.vitrina-invoices textarea,.vitrina-invoices select{max-width:100%}
@media (max-width:600px){.vitrina-invoices__list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.vitrina-invoices__list tr,.vitrina-invoices__list th,.vitrina-invoices__list td{display:block;text-align:start!important}
.vitrina-invoices__list td[data-label]::before{content:attr(data-label) ": ";color:#50575e}}';

	private string $page = '';

	public function __construct( private readonly InvoiceList $documents ) {}

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 25 );
		add_action( 'admin_enqueue_scripts', $this->add_style( ... ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		$title      = __( 'Invoices', 'vitrina-companion' );
		$this->page = (string) add_submenu_page( self::PARENT, $title, $title, self::CAPABILITY, self::SLUG, $this->render( ... ) );
	}

	private function add_style( string $page ): void {
		if ( $page === $this->page ) {
			wp_add_inline_style( 'common', self::STYLE );
		}
	}

	private function render(): void {
		echo '<div class="wrap vitrina-invoices">';
		printf( '<h1>%s</h1>', esc_html__( 'Invoices', 'vitrina-companion' ) );
		SettingsForm::print_message();
		try {
			$this->print_list();
		} catch ( DatabaseException $error ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $error->getMessage() ) );
		}
		SettingsForm::print();
		echo '</div>';
	}

	private function print_list(): void {
		$search = self::query( 's' );
		$month  = self::query( 'month' );
		$kind   = Kind::tryFrom( self::query( 'kind' ) );
		$number = self::query( 'paged' );
		$number = is_numeric( $number ) ? min( self::LAST_PAGE, max( 1, (int) $number ) ) : 1;
		$page   = $this->documents->page( $search, $month, $kind, $number );
		$this->print_filters( $search, $month, $kind );
		/* translators: %s: number of documents. */
		printf( '<p>%s</p>', esc_html( sprintf( _n( '%s document', '%s documents', $page['total'], 'vitrina-companion' ), number_format_i18n( $page['total'] ) ) ) );
		$labels = self::columns();
		echo '<table class="widefat striped vitrina-invoices__list"><thead><tr>';
		foreach ( $labels as $name => $label ) {
			printf( '<th scope="col"%s>%s</th>', $name === 'sum' ? ' class="amount"' : '', esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Written here.
		}
		echo '</tr></thead><tbody>';
		foreach ( $page['rows'] as $row ) {
			$row instanceof IssuedDocument ? self::print_row( $row, $labels ) : self::print_damaged( $row );
		}
		if ( $page['rows'] === [] ) {
			$text = $search === '' && $month === '' && $kind === null ? __( 'No invoice has been issued yet.', 'vitrina-companion' ) : __( 'Nothing found.', 'vitrina-companion' );
			printf( '<tr><td colspan="6">%s</td></tr>', esc_html( $text ) );
		}
		echo '</tbody></table>';
		$links = paginate_links(
			[
				'base'    => add_query_arg( 'paged', '%#%', self::url() ),
				'format'  => '',
				'current' => $number,
				'total'   => (int) ceil( $page['total'] / InvoiceList::PER_PAGE ),
				'add_args' => array_diff(
					[
						's'     => rawurlencode( $search ),
						'month' => rawurlencode( $month ),
						'kind'  => $kind->value ?? '',
					],
					[ '' ]
				),
			]
		);
		printf( '<div class="tablenav bottom"><div class="tablenav-pages">%s</div></div>', wp_kses_post( is_string( $links ) ? $links : '' ) );
	}

	/** @return array<string, string> Labels by name of the column. */
	private static function columns(): array {
		return [
			'number' => __( 'Number of the document', 'vitrina-companion' ),
			'date'   => __( 'Date of issue', 'vitrina-companion' ),
			'buyer'  => __( 'Buyer', 'vitrina-companion' ),
			'sum'    => __( 'Sum with VAT', 'vitrina-companion' ),
			'order'  => __( 'Order', 'vitrina-companion' ),
			'kind'   => __( 'Kind', 'vitrina-companion' ),
		];
	}

	/** @param array<string, string> $labels */
	private static function print_row( IssuedDocument $issued, array $labels ): void {
		$document = $issued->document;
		$order    = wc_get_order( $document->order_id );
		$codes    = trim( "{$document->buyer->company_code} {$document->buyer->vat_code}" );
		$number   = esc_html( $document->order_number );
		printf(
			'<tr><th scope="row"><a href="%s">%s</a></th><td data-label="%s">%s</td><td data-label="%s">%s%s</td><td class="amount" data-label="%s">%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td></tr>',
			esc_url( InvoicePage::url( $issued->id, null ) ),
			esc_html( $document->label() ),
			esc_attr( $labels['date'] ),
			esc_html( $document->date ),
			esc_attr( $labels['buyer'] ),
			esc_html( $document->buyer->name ),
			$codes === '' ? '' : '<br>' . esc_html( $codes ),
			esc_attr( $labels['sum'] ),
			esc_html( InvoiceView::signed( $document ) ),
			esc_attr( $labels['order'] ),
			$order instanceof WC_Order ? sprintf( '<a href="%s">%s</a>', esc_url( $order->get_edit_order_url() ), $number ) : $number, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
			esc_attr( $labels['kind'] ),
			/* translators: %s: number of the invoice that a credit note corrects. */
			esc_html( self::kinds()[ $document->kind->value ] . ( $document->corrects === '' ? '' : ' ' . sprintf( __( '(of %s)', 'vitrina-companion' ), $document->corrects ) ) )
		);
	}

	private static function print_damaged( string $label ): void {
		/* translators: %s: number of a document. */
		printf( '<tr><td colspan="6"><strong>%s</strong></td></tr>', esc_html( sprintf( __( '%s: what is stored is not what was issued. Restore this row of the database from a backup.', 'vitrina-companion' ), $label ) ) );
	}

	private function print_filters( string $search, string $month, ?Kind $kind ): void {
		printf( '<form method="get" class="vitrina-invoices__filters" role="search" action="%s"><input type="hidden" name="page" value="%s">', esc_url( admin_url( 'admin.php' ) ), esc_attr( self::SLUG ) );
		printf( '<p><label for="invoices-search">%s</label><input type="search" id="invoices-search" name="s" maxlength="100" value="%s"></p>', esc_html__( 'Number, order, or name or code of the buyer', 'vitrina-companion' ), esc_attr( $search ) );
		$months = $this->documents->months();
		self::print_select( 'month', __( 'Month', 'vitrina-companion' ), array_combine( $months, $months ), $month );
		self::print_select( 'kind', __( 'Kind', 'vitrina-companion' ), self::kinds(), $kind->value ?? '' );
		printf( '<p><button class="button">%s</button></p></form>', esc_html__( 'Show', 'vitrina-companion' ) );
	}

	/** @param array<string, string> $options */
	private static function print_select( string $name, string $label, array $options, string $chosen ): void {
		printf( '<p><label for="invoices-%1$s">%2$s</label><select id="invoices-%1$s" name="%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html__( 'All', 'vitrina-companion' ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
		}
		echo '</select></p>';
	}

	/** @return array<string, string> Names by kind of document. */
	private static function kinds(): array {
		return [
			Kind::INVOICE->value     => __( 'Invoice', 'vitrina-companion' ),
			Kind::CREDIT_NOTE->value => __( 'Credit note', 'vitrina-companion' ),
		];
	}

	private static function query( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Reads only; sanitized in the next line.
		return is_string( $value ) ? mb_substr( sanitize_text_field( wp_unslash( $value ) ), 0, 100 ) : '';
	}
}
