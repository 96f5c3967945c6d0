<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Callback;

use Vitrina\BankLink\Domain\BankMark;
use Vitrina\BankLink\Domain\Catalogue;
use Vitrina\BankLink\Provider\SandboxPayment;
use Vitrina\BankLink\Wp\Money;

/** The markup of the sandbox bank's page: a document without the theme, like the page of a bank. */
final readonly class SandboxView {

	private const STYLE = '
		*{box-sizing:border-box}
		body{margin:0;background:#eef1f4;color:#1c2430;font:16px/1.5 system-ui,sans-serif}
		.tape{padding:.5rem 1rem;background:#845400;color:#fff;text-align:center;font-size:.875rem}
		main{max-width:28rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:8px;box-shadow:0 1px 8px rgba(0,0,0,.12)}
		header{display:flex;gap:.75rem;align-items:center;margin-bottom:1rem}
		h1{margin:0;font-size:1.25rem}
		dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
		dt{color:#4a5563}
		dd{margin:0;text-align:right}
		dd strong{font-size:1.25rem}
		button{display:block;width:100%;min-height:44px;margin-top:.5rem;padding:.5rem 1rem;border:1px solid #5b6675;border-radius:4px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
		button small{display:block;color:#4a5563}
		button.main{border-color:#1f4f7d;background:#1f4f7d;color:#fff;font-weight:600;text-align:center}
		button:hover{box-shadow:inset 0 0 0 1px currentColor}
		button:focus-visible{outline:2px solid #1b5fad;outline-offset:2px}
		h2{margin:1.5rem 0 .25rem;font-size:1rem}
		@media (max-width:30rem){main{margin:0;border-radius:0;box-shadow:none}}';

	public function __construct(
		private SandboxPayment $payment,
		private string $url,
	) {}

	public function print(): void {
		$name = $this->bank_name();
		printf( '<!DOCTYPE html><html %s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%s</title><style>%s</style></head><body>', get_language_attributes(), esc_html__( 'Sandbox bank', 'vitrina-bank-link' ), self::STYLE ); // phpcs:ignore WordPress.Security.EscapeOutput -- Made of constants and by WordPress.
		printf( '<aside class="tape">%s</aside>', esc_html__( 'Sandbox: no real bank is involved, and no money moves.', 'vitrina-bank-link' ) );
		printf( '<main><header><img alt="" width="48" height="32" src="%s"><h1>%s</h1></header>', esc_attr( ( new BankMark( $name ) )->data_uri() ), esc_html( $name ) );
		printf(
			'<dl><dt>%s</dt><dd>%s</dd><dt>%s</dt><dd>%s</dd><dt>%s</dt><dd><strong>%s</strong></dd></dl>',
			esc_html__( 'Payee', 'vitrina-bank-link' ),
			esc_html( get_bloginfo( 'name' ) ),
			esc_html__( 'Purpose', 'vitrina-bank-link' ),
			esc_html( $this->payment->description ),
			esc_html__( 'Amount', 'vitrina-bank-link' ),
			esc_html( Money::text( $this->payment->amount, $this->payment->currency ) )
		);
		printf( '<form method="post" action="%s">', esc_url( $this->url ) );
		$this->button( 'pay', __( 'Pay', 'vitrina-bank-link' ), '', 'main' );
		$this->button( 'cancel', __( 'Cancel and go back to the shop', 'vitrina-bank-link' ) );
		printf( '<h2>%s</h2>', esc_html__( 'What else can happen with banks', 'vitrina-bank-link' ) );
		$this->button( 'refuse', __( 'The bank refuses', 'vitrina-bank-link' ), __( 'For example, not enough money in the account', 'vitrina-bank-link' ) );
		$this->button( 'wait', __( 'The bank accepts it and completes it later', 'vitrina-bank-link' ), __( 'The order waits on hold', 'vitrina-bank-link' ) );
		$this->button( 'late', __( 'Pay late', 'vitrina-bank-link' ), __( 'The shopper returns at once, the money arrives a minute later', 'vitrina-bank-link' ) );
		$this->button( 'twice', __( 'Pay, and respond twice', 'vitrina-bank-link' ), __( 'Two notifications and the shopper arrive together', 'vitrina-bank-link' ) );
		$this->button( 'wrong', __( 'Respond with a wrong amount', 'vitrina-bank-link' ), __( 'One cent more than requested; the shop must reject it', 'vitrina-bank-link' ) );
		echo '</form></main></body></html>';
	}

	private function button( string $action, string $text, string $description = '', string $class_name = '' ): void {
		printf( '<button type="submit" name="outcome" value="%s" class="%s">%s', esc_attr( $action ), esc_attr( $class_name ), esc_html( $text ) );
		if ( $description !== '' ) {
			printf( '<small>%s</small>', esc_html( $description ) );
		}
		echo '</button>';
	}

	private function bank_name(): string {
		foreach ( Catalogue::banks() as $bank ) {
			if ( $bank->bic === $this->payment->bic ) {
				return $bank->name;
			}
		}
		return $this->payment->bic;
	}
}
