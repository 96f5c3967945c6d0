import { useIsHydrated } from '@vitrina/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RotationButton } from '../../components/rotation/rotation-button';
import { useRotation } from '../../components/rotation/use-rotation';
import { Slide } from '../../components/slides/slide';
import type { SlideshowProps } from './props';
import { nextSlide, type Step } from './sequence';
import { createShow } from './show';
import { StepButton } from './step-button';
import { useScrolledRow } from './use-scrolled-row';
import { useSwipe } from './use-swipe';

/** Shows one slide at a time, by autoplay or by its buttons. */
export function Slideshow( {
	element,
	slides,
	rotation: words,
	previous,
	next,
	animation,
	autoplay,
	interval,
	speed,
	loop,
}: SlideshowProps & { element: HTMLElement } ) {
	const count = slides.length;
	const [ show ] = useState( () => createShow( count, loop ) );
	const { at, request } = useSyncExternalStore(
		show.subscribe,
		show.get,
		show.get
	);
	const { go, scrolledTo } = show.actions;
	const rotation = useRotation( element, {
		isOn: autoplay && count > 1,
		interval,
		step: () => go( 1 ),
	} );
	const goByHand = ( step: Step ) => {
		rotation.stop();
		go( step );
	};

	// Before hydration the slides are one row that scrolls, as the server prints it.
	const isShow = useIsHydrated() && count > 1;
	const isFade = isShow && animation === 'fade';
	const isRow = isShow && animation === 'slide';
	const box = useRef< HTMLDivElement >( null );
	const swipe = useSwipe( goByHand );
	useScrolledRow( box, { isOn: isRow, speed, request, scrolledTo } );
	useLayoutEffect( () => {
		if ( isFade && box.current ) {
			box.current.scrollLeft = 0;
		}
	}, [ isFade ] );

	const isEnd = ( step: Step ) =>
		isShow ? nextSlide( at, count, step, loop ) === at : undefined;
	return (
		<>
			{ count > 1 && (
				<div className="vitrina-slideshow__controls">
					{ words && (
						<RotationButton
							words={ words }
							status={ rotation.status }
							onPress={ rotation.toggle }
						/>
					) }
					<StepButton
						step={ -1 }
						label={ previous }
						isEnd={ isEnd( -1 ) }
						onPress={ goByHand }
					/>
					<span
						className="vitrina-slideshow__place"
						aria-hidden="true"
					>
						<span>{ at + 1 }</span>
						{ ` / ${ count }` }
					</span>
					<StepButton
						step={ 1 }
						label={ next }
						isEnd={ isEnd( 1 ) }
						onPress={ goByHand }
					/>
				</div>
			) }
			<div
				ref={ box }
				className={ `vitrina-slideshow__slides${
					isFade ? ' is-fade' : ''
				}` }
				tabIndex={ isFade ? undefined : 0 }
				aria-live={ words ? rotation.live : undefined }
				{ ...( isFade && swipe ) }
				{ ...( isRow && {
					onPointerDown: rotation.stop,
					onWheel: rotation.stop,
				} ) }
			>
				{ slides.map( ( slide, index ) => (
					<Slide
						key={ slide.label }
						slide={ slide }
						className={ `vitrina-slideshow__slide${
							isFade && index === at ? ' is-current' : ''
						}` }
						isInert={ isFade && index !== at }
					/>
				) ) }
			</div>
		</>
	);
}
