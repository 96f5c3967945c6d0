import { ServerHtml } from '@vitrina/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { PrintedButton, PrintedThumbnail } from '../read-markup';
import { bringIntoView, scrollByPage } from '../thumbnail-list';
import { useEnds } from '../use-ends';
import { Button } from './button';

interface ThumbnailsProps {
	readonly thumbnails: readonly PrintedThumbnail[];
	/** Buttons that scroll the list by a page; empty if all thumbnails fit. */
	readonly pages: readonly PrintedButton[];
	/** Null in the first render. */
	readonly current: number | null;
	/** The thumbnail that the server marks as current. */
	readonly marked: number;
	/** Whether the list has a wrapper element. */
	readonly hasRail: boolean;
	readonly onShow: ( index: number ) => void;
}

/**
 * The list of thumbnails. If not all fit, it scrolls by pages, horizontally or vertically
 * according to the styles.
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
	const hasPages = pages.length > 0;
	const ends = useEnds( list, hasPages );

	useEffect( () => {
		if ( hasPages && current !== null && list.current ) {
			bringIntoView( list.current, current );
		}
	}, [ hasPages, current ] );

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
					onPress={ () =>
						list.current && scrollByPage( list.current, by )
					}
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
