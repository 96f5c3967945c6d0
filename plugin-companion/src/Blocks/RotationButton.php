<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

/** The button that pauses and resumes an animation. It is visible only with JavaScript. */
final class RotationButton {
	/**
	 * @param string $pause Accessible name while the animation runs.
	 * @param string $play Accessible name while it is paused.
	 */
	public static function show( string $pause, string $play ): void {
		printf(
			'<button type="button" class="vitrina-rotation" aria-label="%1$s" data-pause="%1$s" data-play="%2$s"><svg class="vitrina-rotation__pause" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/></svg><svg class="vitrina-rotation__play" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 5.5v13l10.5-6.5z"/></svg></button>',
			esc_attr( $pause ),
			esc_attr( $play )
		);
	}
}
