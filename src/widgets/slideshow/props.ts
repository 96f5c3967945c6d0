import {
	readRotationWords,
	type RotationWords,
} from '../../components/rotation/rotation-button';
import {
	readSlides,
	type PrintedSlide,
} from '../../components/slides/read-slides';

/** What the owner has set. */
export interface SlideshowSettings {
	readonly animation: 'fade' | 'slide';
	readonly autoplay: boolean;
	/** Milliseconds. */
	readonly interval: number;
	/** Milliseconds. */
	readonly speed: number;
	readonly loop: boolean;
}

/** What PHP printed; see Slideshow.php of the companion. */
export interface SlideshowProps extends SlideshowSettings {
	readonly slides: readonly PrintedSlide[];
	/** Names of the button that stops it; null where it does not go on by itself. */
	readonly rotation: RotationWords | null;
	readonly previous: string;
	readonly next: string;
}

/**
 * Checks the settings; what is missing is as in spec §9.
 *
 * @param props
 */
export function parseSettings( props: unknown ): SlideshowSettings {
	const given = ( props ?? {} ) as Record< string, unknown >;
	const number = ( name: string, initial: number ) =>
		typeof given[ name ] === 'number' ? given[ name ] : initial;
	return {
		animation: given.animation === 'slide' ? 'slide' : 'fade',
		autoplay: given.autoplay !== false,
		interval: number( 'interval', 7000 ),
		speed: number( 'speed', 600 ),
		loop: given.loop !== false,
	};
}

/**
 * @param  props
 * @param  element The island.
 * @throws {Error} Where it has no slides.
 */
export function parseProps(
	props: unknown,
	element: HTMLElement
): SlideshowProps {
	const nameOf = ( step: number ) =>
		element
			.querySelector( `[data-step="${ step }"]` )
			?.getAttribute( 'aria-label' ) ?? '';
	return {
		...parseSettings( props ),
		slides: readSlides(
			element.querySelector( '.vitrina-slideshow__slides' )
		),
		rotation: readRotationWords( element ),
		previous: nameOf( -1 ),
		next: nameOf( 1 ),
	};
}
