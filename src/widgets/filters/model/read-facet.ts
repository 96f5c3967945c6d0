import type {
	Facet,
	FacetItem,
	FacetValue,
	ValuePart,
	PriceFilter,
} from './filters';
import { readParts, readText } from './read-parts';

/**
 * Reads a facet; see facet() and price_filter() of the theme.
 *
 * @param element An element in the body of the filters.
 */
export function readFacet( element: HTMLElement ): Facet | null {
	const name = element.dataset.facet;
	if ( ! name || element.localName !== 'details' ) {
		return null;
	}
	return {
		kind: 'facet',
		key: name,
		name,
		isOpen: ( element as HTMLDetailsElement ).open,
		parts: readParts( element, ( child ) => {
			if ( child.localName === 'summary' ) {
				const kind = 'summary' as const;
				return { kind, key: kind, parts: readSummary( child ) };
			}
			if ( child.localName === 'ul' ) {
				const kind = 'list' as const;
				return { kind, key: kind, parts: readParts( child, readItem ) };
			}
			return child.matches( 'form.facet__price' )
				? readPrice( child )
				: null;
		} ),
	};
}

const readSummary = ( summary: Element ) =>
	readParts( summary, ( child ) => {
		if ( child.matches( '.facet__name' ) ) {
			return readText( 'name', child );
		}
		return child.matches( '.facet__chosen' )
			? readText( 'chosen', child )
			: null;
	} );

function readItem( item: HTMLElement ): FacetItem | null {
	const link = item.querySelector< HTMLElement >( ':scope > .facet__value' );
	const key = link?.dataset.filter;
	return key
		? {
				kind: 'item',
				key,
				depth: item.style.getPropertyValue( '--depth' ).trim(),
				parts: readParts( item, readValue ),
			}
		: null;
}

function readValue( link: HTMLElement ): FacetValue | null {
	const { filter } = link.dataset;
	if ( ! filter || ! link.matches( 'a.facet__value[href]' ) ) {
		return null;
	}
	return {
		kind: 'value',
		key: 'value',
		filter,
		address: link.getAttribute( 'href' ) ?? '',
		isChosen: link.getAttribute( 'aria-current' ) === 'true',
		parts: readParts( link, readValuePart ),
	};
}

function readValuePart( part: HTMLElement ): ValuePart | null {
	if ( part.matches( '.facet__swatch' ) ) {
		const style = part.getAttribute( 'style' ) ?? '';
		const background = /^\s*background:\s*(.*?)\s*;?\s*$/.exec( style );
		return background
			? { kind: 'swatch', key: 'swatch', background: background[ 1 ]! }
			: null;
	}
	if ( part.matches( '.facet__label' ) ) {
		return readText( 'label', part );
	}
	return part.matches( '.facet__count' ) ? readText( 'count', part ) : null;
}

const readPrice = ( form: HTMLElement ): PriceFilter => ( {
	kind: 'price',
	key: 'price',
	action: form.getAttribute( 'action' ) ?? '',
	parts: readParts( form, ( child ) => {
		if ( child.matches( 'input[type="hidden"]' ) ) {
			const { name, value } = child as HTMLInputElement;
			return { kind: 'other' as const, key: name, name, value };
		}
		if ( child.localName === 'label' ) {
			return readField( child );
		}
		return child.localName === 'button' ? readText( 'apply', child ) : null;
	} ),
} );

function readField( label: HTMLElement ) {
	const [ text, input, ...others ] = label.childNodes;
	if (
		text?.nodeType !== Node.TEXT_NODE ||
		! ( input instanceof HTMLInputElement ) ||
		others.length > 0
	) {
		return null;
	}
	const { name, defaultValue: value, placeholder } = input;
	return {
		kind: 'field' as const,
		key: name,
		name,
		label: text.nodeValue ?? '',
		value,
		placeholder,
	};
}
