<?php
/**
 * How long it is until a moment. Without JavaScript it says when that is.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

namespace Vitrina\Companion\Blocks;

use DateTimeInterface;
use Vitrina\Companion\Blocks\Domain\Deadline;
use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\TextField;
use WP_Block;

final class Countdown implements Block {
	public function name(): string {
		return 'countdown';
	}

	public function words(): array {
		return [
			'title'       => __( 'Countdown', 'vitrina-companion' ),
			'description' => __( 'Days, hours, minutes and seconds until a moment.', 'vitrina-companion' ),
			'icon'        => 'clock',
		];
	}

	public function fields(): array {
		return [ self::title(), self::date(), self::hours(), self::after() ];
	}

	public function inner(): array {
		return [];
	}

	private static function title(): TextField {
		return new TextField( 'title', __( 'What it counts down to', 'vitrina-companion' ) );
	}

	private static function date(): TextField {
		return new TextField( 'date', __( 'Date and time of the end', 'vitrina-companion' ), input: 'datetime-local' );
	}

	private static function hours(): NumberField {
		return new NumberField( 'utcOffset', __( 'Hours of that clock before UTC (in Lithuania 2, in summer 3)', 'vitrina-companion' ), 2, -12, 14, 0.25 );
	}

	private static function after(): TextField {
		return new TextField( 'after', __( 'What is said when it is over', 'vitrina-companion' ), __( 'It is over.', 'vitrina-companion' ) );
	}

	public function show( array $attributes, WP_Block $block ): void {
		$deadline = Deadline::read( self::date()->read( $attributes ), self::hours()->read( $attributes ) );
		if ( null === $deadline ) {
			$this->ask_for_date();
			return;
		}
		Box::show(
			$this->name(),
			[],
			[],
			function () use ( $attributes, $deadline ): void {
				$this->print( $attributes, $deadline );
			}
		);
	}

	/**
	 * Shoppers see nothing of a countdown that has no end, its author does.
	 */
	private function ask_for_date(): void {
		if ( wp_is_serving_rest_request() ) {
			printf( '<p>%s</p>', esc_html__( 'Say in the settings of this block when the countdown ends.', 'vitrina-companion' ) );
		}
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 */
	private function print( array $attributes, Deadline $deadline ): void {
		$title = self::title()->read( $attributes );
		if ( '' !== $title ) {
			printf( '<p class="vitrina-countdown__title">%s</p>', esc_html( $title ) );
		}
		$is_over = $deadline->is_over( time() );
		printf( '<div class="vitrina-countdown__stage%s">', esc_attr( $is_over ? ' is-over' : '' ) );
		$this->print_timer( $deadline );
		printf( '<p class="vitrina-countdown__after">%s</p>', esc_html( self::after()->read( $attributes ) ) );
		$this->print_end( $deadline );
		echo '</div>';
	}

	/**
	 * The page is the same for everybody and a cache may keep it: the numbers come with the script.
	 */
	private function print_timer( Deadline $deadline ): void {
		$left  = wp_is_serving_rest_request() ? $deadline->left( time() ) : [];
		$units = [
			'days'    => __( 'days', 'vitrina-companion' ),
			'hours'   => __( 'hours', 'vitrina-companion' ),
			'minutes' => __( 'minutes', 'vitrina-companion' ),
			'seconds' => __( 'seconds', 'vitrina-companion' ),
		];
		printf( '<div class="vitrina-countdown__timer" role="timer" aria-label="%s">', esc_attr__( 'Time left', 'vitrina-companion' ) );
		foreach ( $units as $unit => $label ) {
			printf(
				'<span class="vitrina-countdown__part"><span class="vitrina-countdown__number" data-unit="%1$s">%2$s</span> <span class="vitrina-countdown__unit">%3$s</span></span> ',
				esc_attr( $unit ),
				esc_html( self::two_digits( $left[ $unit ] ?? null ) ),
				esc_html( $label )
			);
		}
		echo '</div>';
	}

	private static function two_digits( ?int $number ): string {
		return null === $number ? '–' : sprintf( '%02d', $number );
	}

	private function print_end( Deadline $deadline ): void {
		$time = $deadline->time;
		$date = wp_date( self::format( 'date_format' ) . ' ' . self::format( 'time_format' ), $time->getTimestamp(), $time->getTimezone() );
		// Who is in the shop's own zone needs no name for it.
		$zone = wp_timezone()->getOffset( $time ) === $time->getOffset() ? '' : " ({$deadline->offset()})";
		printf(
			'<p class="vitrina-countdown__end">%s</p>',
			sprintf(
				/* translators: %s: date and time. */
				esc_html__( 'Until %s', 'vitrina-companion' ),
				sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( $time->format( DateTimeInterface::ATOM ) ), esc_html( $date . $zone ) )
			)
		);
	}

	private static function format( string $option ): string {
		$format = get_option( $option );

		return is_string( $format ) ? $format : 'Y-m-d H:i';
	}
}
