import { Fragment, type ReactNode } from 'react';
import type { Parts, ServerPart } from '../model/filters';
import { ServerElement } from './server-element';

interface PartListProps< Part > {
	readonly parts: Parts< Part >;
	readonly draw: ( part: Part ) => ReactNode;
}

const isServerPart = ( part: object ): part is ServerPart =>
	'kind' in part && part.kind === 'server';

/** Draws what is known, and leaves alone what is the server's. */
export function PartList< Part extends { readonly key: string } >( {
	parts,
	draw,
}: PartListProps< Part > ) {
	return (
		<>
			{ parts.map( ( part ) => (
				<Fragment key={ part.key }>
					{ isServerPart( part ) ? (
						<ServerElement part={ part } />
					) : (
						draw( part )
					) }
				</Fragment>
			) ) }
		</>
	);
}
