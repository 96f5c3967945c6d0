<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use DateTimeImmutable;
use Vitrina\Runtime\Hookable;

/** Vitrina → Export of invoices: files for the accountant. It works without JavaScript. */
final class ExportScreen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	public const SLUG       = 'vitrina-invoices-export';

	/** The menu of the setup. */
	private const PARENT = 'vitrina-setup';

	/** How many months can be chosen, this one included. */
	private const MONTHS = 36;

	private const STYLE = '.vitrina-export-screen{max-width:52rem;overflow-wrap:anywhere}
.vitrina-export-screen .form-table{table-layout:fixed}
.vitrina-export-screen input[type=text],.vitrina-export-screen select{width:25rem;max-width:100%}
.vitrina-export-screen ul{padding-inline-start:1.5em;list-style:disc}';

	private string $page = '';

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 22 );
		add_action( 'admin_enqueue_scripts', $this->add_style( ... ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		$title      = __( 'Export of invoices', 'vitrina-companion' );
		$this->page = (string) add_submenu_page( self::PARENT, $title, $title, self::CAPABILITY, self::SLUG, self::render( ... ) );
	}

	private function add_style( string $page ): void {
		if ( $page === $this->page ) {
			wp_add_inline_style( 'common', self::STYLE );
		}
	}

	private static function render(): void {
		?>
		<div class="wrap vitrina-export-screen">
			<h1><?php esc_html_e( 'Export of invoices', 'vitrina-companion' ); ?></h1>
			<p><?php esc_html_e( 'Two kinds of files for your accountant, made from your invoices and credit notes as they were issued. The shop sends them nowhere. Before you use them for the first time, have your accountant check what is listed below.', 'vitrina-companion' ); ?></p>
			<h2><?php esc_html_e( 'E-invoices', 'vitrina-companion' ); ?></h2>
			<p><?php esc_html_e( 'A file for each document in the European format (EN 16931, UBL), which accounting software reads. A month with one document is an XML file, otherwise it is a ZIP file.', 'vitrina-companion' ); ?></p>
			<?php
			self::open( Exports::UBL );
			self::print_months( 'ubl' );
			self::print_zero_rate();
			self::close( __( 'Download e-invoices', 'vitrina-companion' ) );
			?>
			<h2><?php esc_html_e( 'i.SAF', 'vitrina-companion' ); ?></h2>
			<p><?php esc_html_e( 'The register of the VAT invoices that you issued in a month (i.SAF 1.2), for the State Tax Inspectorate. It is due by the 20th of the next month. Purchases are not in it.', 'vitrina-companion' ); ?></p>
			<?php
			self::open( Exports::ISAF );
			self::print_months( 'isaf' );
			self::close( __( 'Download the i.SAF file', 'vitrina-companion' ) );
			?>
			<h2><?php esc_html_e( 'For your accountant to confirm', 'vitrina-companion' ); ?></h2>
			<ul>
				<?php array_map( static fn ( string $text ) => printf( '<li>%s</li>', esc_html( $text ) ), self::to_confirm() ); ?>
			</ul>
		</div>
		<?php
	}

	/** @return list<string> */
	private static function to_confirm(): array {
		return [
			__( 'VAT codes in i.SAF: 21 % is PVM1, 12 % is PVM58, 9 % is PVM2, 5 % is PVM3. Without VAT, a buyer outside the EU is PVM12, a VAT payer of another EU country PVM13, everybody else PVM5. Any other rate is PVM100.', 'vitrina-companion' ),
			__( 'Credit notes in i.SAF are of type KS, with sums below zero. They refer to the corrected invoice if the shop issued it in the last three years.', 'vitrina-companion' ),
			__( 'VAT is what the buyer paid in the order. Where it was rounded for each product, it can differ by some cents from the sum × rate.', 'vitrina-companion' ),
			__( 'A buyer without a VAT code and a company code has "ND" (no data) in their place in i.SAF.', 'vitrina-companion' ),
			__( 'E-invoices have no electronic address of the buyer: whoever sends them, for example by Peppol or SABIS, adds it.', 'vitrina-companion' ),
		];
	}

	private static function open( string $action ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
		wp_nonce_field( $action, '_wpnonce', false );
		echo '<table class="form-table" role="presentation"><tbody>';
	}

	private static function close( string $button ): void {
		printf( '</tbody></table><p class="submit"><button class="button button-primary">%s</button></p></form>', esc_html( $button ) );
	}

	/** Last month is preselected, because it is complete. */
	private static function print_months( string $form ): void {
		printf( '<tr><th scope="row"><label for="export-%1$s-month">%2$s</label></th><td><select id="export-%1$s-month" name="month">', esc_attr( $form ), esc_html__( 'Month', 'vitrina-companion' ) );
		$first = new DateTimeImmutable( 'first day of this month', wp_timezone() );
		for ( $back = 0; $back < self::MONTHS; $back++ ) {
			$month = $first->modify( "-$back months" )->format( 'Y-m' );
			printf( '<option%s>%s</option>', selected( $back, 1, false ), esc_html( $month ) );
		}
		echo '</select></td></tr>';
	}

	private static function print_zero_rate(): void {
		$reason = Exports::exemption();
		?>
		<tr>
			<th scope="row"><label for="export-zero"><?php esc_html_e( 'Goods with 0 % VAT are', 'vitrina-companion' ); ?></label></th>
			<td><select id="export-zero" name="zero">
				<option value="taxed"><?php esc_html_e( 'taxed at 0 %', 'vitrina-companion' ); ?></option>
				<option value="exempt"<?php selected( $reason !== '' ); ?>><?php esc_html_e( 'exempt from VAT', 'vitrina-companion' ); ?></option>
			</select></td>
		</tr>
		<tr>
			<th scope="row"><label for="export-reason"><?php esc_html_e( 'Why they are exempt', 'vitrina-companion' ); ?></label></th>
			<td><input type="text" id="export-reason" name="reason" maxlength="200" value="<?php echo esc_attr( $reason ); ?>" aria-describedby="export-reason-help">
			<p class="description" id="export-reason-help"><?php esc_html_e( 'Only for goods that are exempt: the article of the Law on VAT. What you choose here is kept for the next export.', 'vitrina-companion' ); ?></p></td>
		</tr>
		<?php
	}
}
