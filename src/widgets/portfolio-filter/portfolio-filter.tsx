import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen, isModified } from '@vitrina/core';
import { createFilter } from './filter';
import type { FilterProps } from './read-markup';

/**
 * A category of the portfolio in the place of the one that is shown. The links
 * stay, with the focus on one of them.
 */
export function PortfolioFilter( { links, current: printed }: FilterProps ) {
	const [ filter ] = useState( () => createFilter( printed ) );
	const { current } = useSyncExternalStore(
		filter.subscribe,
		filter.get,
		filter.get
	);
	const { show, traverse, end } = filter.actions;
	useEffect( () => {
		const stop = listen( window, 'popstate', traverse );
		return () => {
			stop();
			end();
		};
	}, [ traverse, end ] );
	return (
		<ul>
			{ links.map( ( { href, label } ) => (
				<li key={ href }>
					<a
						href={ href }
						aria-current={ href === current ? 'page' : undefined }
						onClick={ ( event ) => {
							if ( ! isModified( event.nativeEvent ) ) {
								event.preventDefault();
								void show( event.currentTarget.href );
							}
						} }
					>
						{ label }
					</a>
				</li>
			) ) }
		</ul>
	);
}
