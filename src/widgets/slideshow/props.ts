import {
	readRotationWords,
	type RotationWords,
} from '../../components/rotation/rotation-button';
import {
	readSlides,
	type PrintedSlide,
} from '../../components/slides/read-slides';

export interface SlideshowSettings {
	readonly animation: 'fade' | 'slide';
	readonly autoplay: boolean;
	/** Time between two steps of autoplay, in milliseconds. */
	readonly interval: number;
	/** Duration of the animation, in milliseconds. */
	readonly speed: number;
	readonly loop: boolean;
}

/** Props and markup; see Slideshow.php of the companion. */
export interface SlideshowProps extends SlideshowSettings {
	readonly slides: readonly PrintedSlide[];
	/** Labels of the pause button; null without autoplay. */
	readonly rotation: RotationWords | null;
	readonly previous: string;
	readonly next: string;
}

/** Validates the settings; defaults are those of spec §9. */
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

/** Reads the props and the slides. Throws if there are none. */
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
