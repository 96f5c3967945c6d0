<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use DateTimeInterface;
use Vitrina\Companion\Blocks\Domain\Deadline;
use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Runtime\Islands;
use WP_Block;

/**
 * A countdown to a date and time. Without JavaScript it shows that date.
 *
 * @extends Block<array{title: string, date: string, utcOffset: float, after: string}>
 */
final class Countdown extends Block {
	public const NAME = 'countdown';

	public function words(): array {
		return [
			'title'       => __( 'Countdown', 'vitrina-companion' ),
			'description' => __( 'Days, hours, minutes and seconds left until a set time.', 'vitrina-companion' ),
			'icon'        => 'clock',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'title', __( 'What the countdown is for', 'vitrina-companion' ) ),
			new TextField( 'date', __( 'End date and time', 'vitrina-companion' ), input: 'datetime-local' ),
			new NumberField( 'utcOffset', __( 'Hours ahead of UTC (in Lithuania 2, in summer 3)', 'vitrina-companion' ), 2, -12, 14, 0.25 ),
			new TextField( 'after', __( 'Text shown after the end', 'vitrina-companion' ), __( 'Time is up.', 'vitrina-companion' ) ),
		];
	}

	public function show( array $values, WP_Block $block ): void {
		$deadline = Deadline::parse( $values['date'], $values['utcOffset'] );
		if ( $deadline === null ) {
			$this->print_missing_date();
			return;
		}
		if ( ! $deadline->is_over( time() ) ) {
			// At that time the page changes although nobody edits it, so cached copies must expire.
			add_filter( 'vitrina_page_expires', static fn ( int $expires ): int => min( $expires, $deadline->time->getTimestamp() ) );
		}
		Islands::open( self::NAME, attributes: [ 'class' => 'vitrina-countdown' ] );
		if ( $values['title'] !== '' ) {
			printf( '<p class="vitrina-countdown__title" data-server-html>%s</p>', esc_html( $values['title'] ) );
		}
		printf( '<div class="vitrina-countdown__stage%s">', esc_attr( $deadline->is_over( time() ) ? ' is-over' : '' ) );
		$this->print_timer( $deadline );
		printf( '<p class="vitrina-countdown__after" data-server-html>%s</p>', esc_html( $values['after'] ) );
		$this->print_end( $deadline );
		echo '</div>';
		Islands::close();
	}

	/** Without a valid end, the block shows nothing to visitors, and a hint in the editor. */
	private function print_missing_date(): void {
		if ( wp_is_serving_rest_request() ) {
			printf( '<p>%s</p>', esc_html__( 'Set the end of the countdown in the block settings.', 'vitrina-companion' ) );
		}
	}

	/**
	 * The page is the same for all visitors and can be cached: the script fills in the numbers. The
	 * component src/widgets/countdown renders the same markup.
	 */
	private function print_timer( Deadline $deadline ): void {
		$left = wp_is_serving_rest_request() ? $deadline->left( time() ) : [];
		printf( '<div class="vitrina-countdown__timer" role="timer" aria-label="%s">', esc_attr__( 'Time left', 'vitrina-companion' ) );
		foreach ( [ 'days', 'hours', 'minutes', 'seconds' ] as $unit ) {
			$number = $left[ $unit ] ?? null;
			// The spaces separate the words in plain text. The script fills in the number and selects the plural
			// form; 1, 2 and 10 stand for the three forms of Lithuanian.
			printf(
				'<span class="vitrina-countdown__part"><span class="vitrina-countdown__number" data-unit="%1$s" data-forms="%2$s">%3$s</span><span class="vitrina-countdown__unit"> %4$s </span></span>',
				esc_attr( $unit ),
				esc_attr( (string) wp_json_encode( array_map( static fn ( int $count ): string => self::label( $unit, $count ), [ 1, 2, 10 ] ) ) ),
				esc_html( strval( $number ?? '–' ) ),
				esc_html( self::label( $unit, $number ?? 10 ) )
			);
		}
		echo '</div>';
	}

	private static function label( string $unit, int $count ): string {
		return match ( $unit ) {
			'days'    => _n( 'day', 'days', $count, 'vitrina-companion' ),
			'hours'   => _n( 'hour', 'hours', $count, 'vitrina-companion' ),
			'minutes' => _n( 'minute', 'minutes', $count, 'vitrina-companion' ),
			default   => _n( 'second', 'seconds', $count, 'vitrina-companion' ),
		};
	}

	private function print_end( Deadline $deadline ): void {
		$time = $deadline->time;
		$date = wp_date( self::format( 'date_format' ) . ' ' . self::format( 'time_format' ), $time->getTimestamp(), $time->getTimezone() );
		// The offset is shown only if it differs from the shop's time zone.
		$zone = wp_timezone()->getOffset( $time ) === $time->getOffset() ? '' : " ({$deadline->offset()})";
		printf(
			'<p class="vitrina-countdown__end" data-server-html>%s</p>',
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
