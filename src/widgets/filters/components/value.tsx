import {
	memo,
	type CSSProperties,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import { isModified } from '@vitrina/core';
import type { FacetValue, ValuePart } from '../model/filters';
import { PartList } from './part-list';

interface ValueProps {
	readonly value: FacetValue;
	readonly isChecked: boolean;
	/** False in the first render, which equals the server markup. */
	readonly isHydrated: boolean;
	readonly onToggle: ( filter: string ) => void;
}

/**
 * A link that is shown as a checkbox. After hydration it is a checkbox for screen readers,
 * too, and reacts to the Space key.
 */
export const Value = memo( function FilterValue( {
	value: { filter, address, parts },
	isChecked,
	isHydrated,
	onToggle,
}: ValueProps ) {
	const onClick = ( event: MouseEvent ) => {
		if ( ! isModified( event.nativeEvent ) ) {
			event.preventDefault();
			onToggle( filter );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === ' ' ) {
			// Space on a link would scroll the page.
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
			onClick={ onClick }
			onKeyDown={ onKeyDown }
		>
			<PartList parts={ parts } render={ renderPart } />
		</a>
	);
} );

function renderPart( part: ValuePart ) {
	if ( part.kind === 'swatch' ) {
		const { background }: CSSProperties = part;
		return <span className="facet__swatch" style={ { background } } />;
	}
	return <span className={ `facet__${ part.kind }` }>{ part.text }</span>;
}
