import {
	readRotationWords,
	type RotationWords,
} from '../../components/rotation/rotation-button';
import {
	readSlides,
	type PrintedSlide,
} from '../../components/slides/read-slides';

/** Props and markup; see Carousel.php of the companion. */
export interface CarouselProps {
	readonly slides: readonly PrintedSlide[];
	readonly autoplay: boolean;
	/** Milliseconds. */
	readonly interval: number;
	/** Labels of the pause button; null without autoplay. */
	readonly rotation: RotationWords | null;
	readonly previous: string;
	readonly next: string;
}

/** Reads the props and the markup. Throws if there are no slides. */
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
		// The default of spec §9.
		interval: typeof interval === 'number' ? interval : 2500,
		rotation: readRotationWords( element ),
		previous: row?.dataset.previous ?? '',
		next: row?.dataset.next ?? '',
	};
}
