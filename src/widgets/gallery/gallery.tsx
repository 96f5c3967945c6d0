import { announce } from '@vitrina/core';
import { ServerHtml } from '@vitrina/react';
import type { KeyboardEvent } from 'react';
import { Button } from './components/button';
import { Dots } from './components/dots';
import { Thumbnails } from './components/thumbnails';
import type { GalleryProps } from './read-markup';
import { useShownPicture } from './use-shown-picture';

/** Keys of the strip → index of the picture to show. */
const KEYS: Record< string, ( current: number, last: number ) => number > = {
	ArrowLeft: ( current ) => current - 1,
	ArrowRight: ( current ) => current + 1,
	Home: () => 0,
	End: ( _current, last ) => last,
};

/**
 * The controls of a product's pictures. The pictures are server markup: a strip that
 * scrolls natively and that the lightbox listens to.
 */
export function Gallery( {
	element,
	store,
	count,
	marked,
	stage,
	thumbnails,
	pages,
	counter,
}: GalleryProps & { readonly element: HTMLElement } ) {
	const current = useShownPicture( store, element );
	const { show, step, onScroll, focusPicture } = store.actions;
	const last = count - 1;

	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = KEYS[ event.key ]?.( store.get().current, last );
		if (
			next !== undefined &&
			( event.target as Element ).closest( '.gallery__strip' )
		) {
			event.preventDefault();
			show( next );
			focusPicture();
		}
	};

	const stepAndAnnounce = ( by: -1 | 1 ) => {
		step( by );
		// The focus stays on the button, so the shown picture must be announced.
		announce(
			counter
				.replace( '%1$s', String( store.get().current + 1 ) )
				.replace( '%2$s', String( count ) )
		);
	};

	const pictures = (
		<ServerHtml
			className="gallery__pictures"
			onScrollCapture={ onScroll }
			onKeyDown={ onKeyDown }
		/>
	);
	const list = (
		<Thumbnails
			thumbnails={ thumbnails }
			pages={ pages }
			current={ current }
			marked={ marked }
			hasRail={ stage !== null }
			onShow={ show }
		/>
	);
	if ( ! stage ) {
		return (
			<>
				{ pictures }
				{ list }
			</>
		);
	}
	return (
		<>
			<div className="gallery__stage">
				{ pictures }
				{ stage.steps.map( ( button ) => (
					<Button
						key={ button.by }
						name="step"
						button={ button }
						isAtEnd={
							current !== null &&
							current === ( button.by < 0 ? 0 : last )
						}
						isKnown={ current !== null }
						onPress={ stepAndAnnounce }
					/>
				) ) }
				<Dots
					count={ count }
					current={ current }
					marked={ marked }
					isCounted={ stage.isCounted }
				/>
				<ServerHtml className="gallery__controls" />
			</div>
			{ list }
		</>
	);
}
