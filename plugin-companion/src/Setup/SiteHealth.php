<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Companion\HealthTest;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** What is missing before the shop is opened, in Tools → Site Health. */
final readonly class SiteHealth implements Hookable {
	private const ID = 'vitrina_setup';

	public function __construct( private Steps $steps ) {}

	public function register_hooks(): void {
		( new HealthTest( self::ID, static fn (): string => __( 'Setup of the shop', 'vitrina-companion' ), $this->result( ... ) ) )->register_hooks();
	}

	/** @return array<string, mixed> As WordPress describes it for `site_status_tests`. */
	private function result(): array {
		$open    = array_map( static fn ( Step $step ): string => "{$step->title()}. {$step->status()->text}", $this->steps->open() );
		$missing = array_map( static fn ( Status $check ): string => $check->text, $this->steps->missing_to_open() );
		$texts   = [ ...$open, ...$missing ];
		return [
			'label'       => $texts === [] ? __( 'The shop is set up', 'vitrina-companion' ) : __( 'The setup of the shop is not finished', 'vitrina-companion' ),
			'status'      => $texts === [] ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Shop', 'vitrina-companion' ),
				'color' => 'blue',
			],
			'description' => $texts === [] ? '' : '<ul><li>' . implode( '</li><li>', array_map( esc_html( ... ), $texts ) ) . '</li></ul>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Screen::url() ), esc_html__( 'Set up the shop', 'vitrina-companion' ) ),
			'test'        => self::ID,
		];
	}
}
