import { Fragment, type ReactNode } from 'react';
import type { Parts, ServerPart } from '../model/filters';
import { ServerElement } from './server-element';

interface PartListProps< Part > {
	readonly parts: Parts< Part >;
	readonly render: ( part: Part ) => ReactNode;
}

const isServerPart = ( part: object ): part is ServerPart =>
	'kind' in part && part.kind === 'server';

/** Renders known parts, and keeps the markup of server parts. */
export function PartList< Part extends { readonly key: string } >( {
	parts,
	render,
}: PartListProps< Part > ) {
	return (
		<>
			{ parts.map( ( part ) => (
				<Fragment key={ part.key }>
					{ isServerPart( part ) ? (
						<ServerElement part={ part } />
					) : (
						render( part )
					) }
				</Fragment>
			) ) }
		</>
	);
}
