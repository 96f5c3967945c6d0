<?php
/**
 * An invoice or credit note: a page of its own. A theme overrides it as `woocommerce/invoices/invoice.php`.
 * Tables and simple styles, so that it can also become a PDF file.
 *
 * @var \Vitrina\Companion\Invoices\Documents\InvoiceView $view
 * @var string                                              $pdf_url Empty in a PDF file.
 *
 * @version 0.1.0
 */

use Vitrina\Companion\Invoices\Documents\InvoiceView;

defined( 'ABSPATH' ) || exit;

$document = $view->document;
$has_vat  = $document->seller->vat_code !== '' || $document->tax() !== 0;
$parties  = [
	__( 'Seller', 'vitrina-companion' ) => $document->seller,
	__( 'Buyer', 'vitrina-companion' )  => $document->buyer,
];
?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( get_bloginfo( 'language' ) ); ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html( InvoiceView::link_text( $document ) ); ?></title>
<style>
@page { size: A4; margin: 18mm 16mm; }
body { margin: 0; color: #1a1a1a; font: 10pt/1.45 "DejaVu Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; word-wrap: break-word; }
h1 { margin: 0 0 4pt; font-size: 17pt; line-height: 1.2; }
h2 { margin: 0 0 3pt; font-size: 8.5pt; letter-spacing: .04em; text-transform: uppercase; color: #595959; }
p { margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0; text-align: left; vertical-align: top; }
.number { font-size: 12pt; }
.facts { margin-top: 10pt; }
.parties { margin-top: 20pt; }
.parties td { width: 50%; padding-right: 16pt; }
.name { font-weight: bold; }
.lines { margin-top: 22pt; table-layout: fixed; }
.lines th { padding: 5pt 6pt; border-bottom: 1pt solid #1a1a1a; font-size: 8.5pt; vertical-align: bottom; }
.lines td { padding: 6pt; border-bottom: .5pt solid #ccc; }
.lines th.amount { white-space: normal; }
.lines th:first-child, .lines td:first-child { padding-left: 0; }
.lines th:last-child, .lines td:last-child { padding-right: 0; }
.lines tr { page-break-inside: avoid; }
.lines thead { display: table-header-group; }
.amount { text-align: right !important; white-space: nowrap; }
.sku { color: #595959; font-size: 8.5pt; }
.sums { width: 60%; margin: 14pt 0 0 40%; page-break-inside: avoid; }
.sums th { font-weight: normal; padding: 2.5pt 6pt 2.5pt 0; }
.sums td { padding: 2.5pt 0; }
.sums .total th, .sums .total td { padding-top: 6pt; border-top: 1pt solid #1a1a1a; font-size: 12pt; font-weight: bold; }
.note { margin-top: 20pt; }
@media print {
	.pdf { display: none; }
}
@media screen {
	.pdf { margin-bottom: 12px; }
	body { max-width: 178mm; margin: 24px auto; padding: 0 16px; font-size: 15px; }
}
@media screen and (max-width: 599px) {
	.parties td { display: block; width: auto; padding: 0 0 14px; }
	.lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
	.lines tr { display: block; padding: 8px 0; border-bottom: 1px solid #ccc; }
	.lines td { display: block; padding: 1px 0; border: 0; text-align: left; }
	.lines td.amount { text-align: left !important; white-space: normal; }
	.lines td[data-label]::before { content: attr(data-label) ": "; color: #595959; }
	.sums { width: 100%; margin-left: 0; }
}
</style>
</head>
<body>
<?php if ( $pdf_url !== '' ) : ?>
	<p class="pdf"><a href="<?php echo esc_url( $pdf_url ); ?>"><?php esc_html_e( 'Save as a PDF file', 'vitrina-companion' ); ?></a></p>
<?php endif; ?>
<h1><?php echo esc_html( $view->title() ); ?></h1>
<p class="number">
	<?php
	/* translators: 1: series, 2: number of an invoice. */
	echo esc_html( $document->series === '' ? $document->label() : sprintf( __( 'Series %1$s No. %2$s', 'vitrina-companion' ), $document->series, substr( $document->label(), strlen( $document->series ) + 1 ) ) );
	?>
</p>
<div class="facts">
	<?php
	$facts = [
		__( 'Date of issue', 'vitrina-companion' )  => InvoiceView::date( $document->date ),
		__( 'Date of supply', 'vitrina-companion' ) => InvoiceView::date( $document->supplied ),
		__( 'Order', 'vitrina-companion' )          => $document->order_number,
		__( 'Corrects the invoice', 'vitrina-companion' ) => $document->corrects,
		__( 'Reason', 'vitrina-companion' )         => $document->corrects === '' ? '' : $document->reason,
	];
	foreach ( $facts as $label => $text ) {
		if ( $text !== '' ) {
			printf( '<p>%s: %s</p>', esc_html( $label ), esc_html( $text ) );
		}
	}
	?>
</div>
<table class="parties" role="presentation"><tr>
	<?php foreach ( $parties as $label => $party ) : ?>
		<td>
			<h2><?php echo esc_html( $label ); ?></h2>
			<p class="name"><?php echo esc_html( $party->name ); ?></p>
			<?php
			foreach ( InvoiceView::party_lines( $party ) as $line ) {
				printf( '<p>%s</p>', esc_html( $line ) );
			}
			?>
		</td>
	<?php endforeach; ?>
</tr></table>
<table class="lines">
	<?php
	$columns = $has_vat ? [
		[ 31, __( 'Goods or services', 'vitrina-companion' ) ],
		[ 12, __( 'Quantity', 'vitrina-companion' ) ],
		[ 15, __( 'Price without VAT', 'vitrina-companion' ) ],
		[ 8, __( 'VAT', 'vitrina-companion' ) ],
		/* translators: %s: currency. */
		[ 17, sprintf( __( 'Sum without VAT, %s', 'vitrina-companion' ), $document->currency ) ],
		/* translators: %s: currency. */
		[ 17, sprintf( __( 'Sum with VAT, %s', 'vitrina-companion' ), $document->currency ) ],
	] : [
		[ 53, __( 'Goods or services', 'vitrina-companion' ) ],
		[ 12, __( 'Quantity', 'vitrina-companion' ) ],
		[ 15, __( 'Price', 'vitrina-companion' ) ],
		/* translators: %s: currency. */
		[ 20, sprintf( __( 'Sum, %s', 'vitrina-companion' ), $document->currency ) ],
	];
	echo '<thead><tr>';
	foreach ( $columns as $index => $column ) {
		printf( '<th scope="col" style="width:%d%%"%s>%s</th>', absint( $column[0] ), $index === 0 ? '' : ' class="amount"', esc_html( $column[1] ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $document->lines as $line ) {
		$sums  = $has_vat ? [ InvoiceView::rate( $line->rate ), $view->plain( $line->net ), $view->plain( $line->net + $line->tax ) ] : [ $view->plain( $line->net ) ];
		$cells = [ InvoiceView::quantity( $line ), $view->unit_price( $line ), ...$sums ];
		printf( '<tr><td>%s%s</td>', esc_html( $line->name ), $line->sku === '' ? '' : '<br><span class="sku">' . esc_html( $line->sku ) . '</span>' );
		foreach ( $cells as $index => $cell ) {
			printf( '<td class="amount" data-label="%s">%s</td>', esc_attr( $columns[ $index + 1 ][1] ?? '' ), esc_html( $cell ) );
		}
		echo '</tr>';
	}
	echo '</tbody>';
	?>
</table>
<table class="sums">
	<?php if ( $has_vat ) : ?>
		<tr><th scope="row"><?php esc_html_e( 'Without VAT', 'vitrina-companion' ); ?></th><td class="amount"><?php echo esc_html( $view->sum( $document->net() ) ); ?></td></tr>
		<?php foreach ( $document->taxes() as $row ) : ?>
			<tr><th scope="row">
				<?php
				/* translators: 1: rate of VAT, 2: amount without VAT. */
				echo esc_html( sprintf( __( 'VAT %1$s of %2$s', 'vitrina-companion' ), InvoiceView::rate( $row->rate ), $view->sum( $row->net ) ) );
				?>
			</th><td class="amount"><?php echo esc_html( $view->sum( $row->tax ) ); ?></td></tr>
		<?php endforeach; ?>
	<?php endif; ?>
	<tr class="total"><th scope="row"><?php echo esc_html( $view->total_label( $has_vat ) ); ?></th><td class="amount"><?php echo esc_html( $view->sum( $document->gross() ) ); ?></td></tr>
	<?php if ( $document->corrects === '' ) : ?>
		<tr><th scope="row"><?php esc_html_e( 'Paid', 'vitrina-companion' ); ?></th><td class="amount"><?php echo esc_html( $view->sum( $document->paid ) ); ?></td></tr>
		<?php if ( $document->paid < $document->gross() ) : ?>
			<tr><th scope="row"><?php esc_html_e( 'To pay', 'vitrina-companion' ); ?></th><td class="amount"><?php echo esc_html( $view->sum( $document->gross() - $document->paid ) ); ?></td></tr>
		<?php endif; ?>
	<?php endif; ?>
</table>
<?php if ( $document->corrects === '' && $document->reason !== '' ) : ?>
	<p class="note"><?php echo nl2br( esc_html( $document->reason ) ); ?></p>
<?php endif; ?>
</body>
</html>
