<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use RuntimeException;
use Vitrina\Tests\Integration\LpExpress\Support\Answer;
use Vitrina\Tests\Integration\LpExpress\Support\Shop;

/**
 * Runs calls in WordPress that has started already, each in a process split off for it:
 * twenty times as many as a server answers in the same time.
 */
final readonly class Inside {

	private const PROCESSES = 2;

	/**
	 * @param array<string, int> $users By sender: id, 0 for guests.
	 */
	public function __construct( private Shop $shop, private array $users ) {}

	public static function is_possible(): bool {
		return function_exists( 'pcntl_fork' );
	}

	/**
	 * @param array<int, Question> $questions
	 * @return array<int, Answer> What PHP complained about stands in the header `complaints`.
	 */
	public function ask( array $questions ): array {
		$started = [];
		foreach ( $this->parts( $questions ) as $part ) {
			$packed    = base64_encode( serialize( array_map( $this->pack( ... ), $part ) ) );
			$started[] = $this->shop->start( '$run = require $file; return $run( unserialize( base64_decode( $packed ) ) );', [ 'file' => __DIR__ . '/split.php' ] + compact( 'packed' ) );
		}
		$answers = [];
		foreach ( $started as $wait ) {
			$said = $wait();
			foreach ( is_array( $said ) ? $said : [] as $number => $one ) {
				$answers[ (int) $number ] = self::unpack( $one );
			}
		}
		return $answers;
	}

	/**
	 * @param array<int, Question> $questions
	 * @return list<array<int, Question>>
	 */
	private function parts( array $questions ): array {
		$parts = array_fill( 0, self::PROCESSES, [] );
		foreach ( $questions as $number => $question ) {
			$parts[ $number % self::PROCESSES ][ $number ] = $question;
		}
		return array_values( array_filter( $parts ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function pack( Question $question ): array {
		return [
			'hook'   => $question->call->hook,
			'route'  => (string) preg_replace( '~^/wp-json|\?.*$~', '', rawurldecode( $question->path() ) ),
			'method' => $question->call->method,
			'fields' => $question->sent(),
			'user'   => $this->users[ $question->sender ] ?? 0,
		];
	}

	private static function unpack( mixed $one ): Answer {
		$answer = is_string( $one ) ? unserialize( (string) base64_decode( $one, true ), [ 'allowed_classes' => false ] ) : null;
		if ( ! is_array( $answer ) || ! is_int( $answer['status'] ?? null ) || ! is_string( $answer['body'] ?? null ) || ! is_string( $answer['complaints'] ?? null ) ) {
			throw new RuntimeException( 'A process ended without an answer.' );
		}
		return new Answer( $answer['status'], '', [ 'complaints' => $answer['complaints'] ], $answer['body'] );
	}
}
