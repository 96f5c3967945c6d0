import { ServerHtml } from '@vitrina/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { PrintedButton, PrintedThumbnail } from '../read-markup';
import { bringIntoView, turn } from '../thumbnail-list';
import { useEnds } from '../use-ends';
import { Button } from './button';

interface ThumbnailsProps {
	readonly thumbnails: readonly PrintedThumbnail[];
	/** Buttons that turn the list; empty where all of it fits. */
	readonly pages: readonly PrintedButton[];
	/** Null in the first render. */
	readonly current: number | null;
	/** What the page has marked before. */
	readonly marked: number;
	/** Whether there is a box around the list. */
	readonly hasRail: boolean;
	readonly onShow: ( index: number ) => void;
}

/**
 * The list of thumbnails, turned by pages where not all of them fit: sideways or
 * down, as the styles have laid it out.
 */
export function Thumbnails( {
	thumbnails,
	pages,
	current,
	marked,
	hasRail,
	onShow,
}: ThumbnailsProps ) {
	const list = useRef< HTMLUListElement >( null );
	const isTurned = pages.length > 0;
	const ends = useEnds( list, isTurned );

	useEffect( () => {
		if ( isTurned && current !== null && list.current ) {
			bringIntoView( list.current, current );
		}
	}, [ isTurned, current ] );

	const links = (
		<ul ref={ list } className="gallery__thumbnails">
			{ thumbnails.map( ( { href, html }, index ) => (
				<li key={ index }>
					<ServerHtml
						as="a"
						href={ href }
						aria-current={
							index === ( current ?? marked ) || undefined
						}
						onClick={ ( event: MouseEvent ) => {
							event.preventDefault();
							onShow( index );
						} }
						html={ html }
					/>
				</li>
			) ) }
		</ul>
	);
	if ( ! hasRail ) {
		return links;
	}
	const page = ( by: -1 | 1 ) =>
		pages
			.filter( ( button ) => button.by === by )
			.map( ( button ) => (
				<Button
					key={ by }
					name="page"
					button={ button }
					isAtEnd={ by < 0 ? ends.isStart : ends.isEnd }
					isKnown={ ends.isKnown }
					onPress={ () => list.current && turn( list.current, by ) }
				/>
			) );
	return (
		<div className="gallery__rail">
			{ page( -1 ) }
			{ links }
			{ page( 1 ) }
		</div>
	);
}
