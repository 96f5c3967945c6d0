import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen, isModified, together } from '@vitrina/core';
import { createFilter } from './filter';
import type { FilterProps } from './read-markup';

/**
 * Shows another category of the portfolio in place. The links are not replaced, so the
 * clicked link keeps the focus.
 */
export function PortfolioFilter( { links, current: printed }: FilterProps ) {
	const [ filter ] = useState( () => createFilter( printed ) );
	const { current } = useSyncExternalStore(
		filter.subscribe,
		filter.get,
		filter.get
	);
	const { show, traverse, cancel } = filter.actions;
	useEffect(
		() => together( listen( window, 'popstate', traverse ), cancel ),
		[ traverse, cancel ]
	);
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
