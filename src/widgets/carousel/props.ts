import {
	readRotationWords,
	type RotationWords,
} from '../../components/rotation/rotation-button';
import {
	readSlides,
	type PrintedSlide,
} from '../../components/slides/read-slides';

/** What PHP printed; see Carousel.php of the companion. */
export interface CarouselProps {
	readonly slides: readonly PrintedSlide[];
	readonly autoplay: boolean;
	/** Milliseconds. */
	readonly interval: number;
	/** Names of the button that stops it; null where it does not go on by itself. */
	readonly rotation: RotationWords | null;
	readonly previous: string;
	readonly next: string;
}

/**
 * @param  props
 * @param  element The island.
 * @throws {Error} Where it has no slides.
 */
export function parseProps(
	props: unknown,
	element: HTMLElement
): CarouselProps {
	const { autoplay, interval } = ( props ?? {} ) as Record< string, unknown >;
	const row = element.querySelector< HTMLElement >(
		'.vitrina-carousel__slides'
	);
	return {
		slides: readSlides( row ),
		autoplay: autoplay === true,
		// Spec §9.
		interval: typeof interval === 'number' ? interval : 2500,
		rotation: readRotationWords( element ),
		previous: row?.dataset.previous ?? '',
		next: row?.dataset.next ?? '',
	};
}
