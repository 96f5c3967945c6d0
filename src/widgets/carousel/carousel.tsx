import { useRef } from 'react';
import { RotationButton } from '../../components/rotation/rotation-button';
import { useRotation } from '../../components/rotation/use-rotation';
import { Slide } from '../../components/slides/slide';
import { turnPage, turnRound } from '../../components/sliding-row/row';
import type { CarouselProps } from './props';
import { RowButtons } from './row-buttons';
import { useRowPlace } from './use-row-place';

/** A row that scrolls by touch, wheel and keys; the component adds buttons and autoplay. */
export function Carousel( {
	element,
	slides,
	rotation: words,
	autoplay,
	interval,
	previous,
	next,
}: CarouselProps & { element: HTMLElement } ) {
	const row = useRef< HTMLDivElement >( null );
	const place = useRowPlace( row );
	const rotation = useRotation( element, {
		isOn: autoplay,
		interval,
		step() {
			if ( row.current ) {
				turnRound( row.current );
			}
			return true;
		},
	} );
	return (
		<>
			<div className="vitrina-carousel__bar">
				{ words && (
					<RotationButton
						words={ words }
						status={ rotation.status }
						onPress={ rotation.toggle }
					/>
				) }
			</div>
			<RowButtons
				place={ place }
				previous={ previous }
				next={ next }
				onPress={ ( direction ) => {
					rotation.stop();
					if ( row.current ) {
						turnPage( row.current, direction );
					}
				} }
			/>
			<div
				ref={ row }
				className="vitrina-carousel__slides"
				tabIndex={ 0 }
				data-previous={ previous }
				data-next={ next }
				aria-live={ words ? rotation.live : undefined }
				onPointerDown={ rotation.stop }
				onWheel={ rotation.stop }
			>
				{ slides.map( ( slide ) => (
					<Slide
						key={ slide.label }
						slide={ slide }
						className="vitrina-carousel__slide"
					/>
				) ) }
			</div>
		</>
	);
}
