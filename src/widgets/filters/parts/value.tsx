import {
	memo,
	type CSSProperties,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import { isModified } from '@vitrina/core';
import type { FacetValue, LookPart } from '../model/filters';
import { PartList } from './parts';

interface ValueProps {
	readonly value: FacetValue;
	readonly isChecked: boolean;
	/** False in the first render, which is what the server printed. */
	readonly isHydrated: boolean;
	readonly onToggle: ( filter: string ) => void;
}

/**
 * A link that looks like a box to tick. Here it is one: for a screen reader, and
 * for the Space key.
 */
export const Value = memo( function DrawnValue( {
	value: { filter, address, parts },
	isChecked,
	isHydrated,
	onToggle,
}: ValueProps ) {
	const click = ( event: MouseEvent ) => {
		if ( ! isModified( event.nativeEvent ) ) {
			event.preventDefault();
			onToggle( filter );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		if ( event.key === ' ' ) {
			// A link alone would scroll the page.
			event.preventDefault();
			if ( ! event.repeat ) {
				onToggle( filter );
			}
		}
	};
	const state = isHydrated
		? ( { role: 'checkbox', 'aria-checked': isChecked } as const )
		: ( { 'aria-current': isChecked || undefined } as const );
	return (
		<a
			{ ...state }
			className="facet__value"
			href={ address }
			rel="nofollow"
			data-filter={ filter }
			onClick={ click }
			onKeyDown={ press }
		>
			<PartList parts={ parts } draw={ drawLook } />
		</a>
	);
} );

function drawLook( part: LookPart ) {
	if ( part.kind === 'swatch' ) {
		const { background }: CSSProperties = part;
		return <span className="facet__swatch" style={ { background } } />;
	}
	return <span className={ `facet__${ part.kind }` }>{ part.text }</span>;
}
