import { create, createButton } from '../../components/elements';
import { createMarkedText } from '../../components/marked-text';
import { findRanges } from '../../search/match';
import { picture, price, toSafeNodes } from './safe-nodes';
import { searchSettings } from './settings';
import type { Suggestion, Suggestions } from './suggestions';

/** What stands under the field. */
export interface Box {
	readonly element: HTMLElement;
	/** Of the list. */
	readonly id: string;
	/** The options shown, in their order; none while it is hidden. */
	readonly options: () => readonly HTMLAnchorElement[];
	readonly showFound: (
		found: Suggestions,
		terms: readonly string[],
		allUrl: string
	) => void;
	readonly showRecent: (
		queries: readonly string[],
		toUrl: ( query: string ) => string,
		onClear: () => void
	) => void;
	readonly hide: () => void;
}

let boxes = 0;

export function createBox(): Box {
	const id = `search-box-${ ++boxes }`;
	const element = create( 'div', { class: 'search-box', hidden: '' } );
	let shown: readonly HTMLAnchorElement[] = [];

	function createList(
		label: string,
		options: readonly HTMLAnchorElement[]
	): HTMLElement {
		options.forEach( ( option, place ) => {
			option.id = `${ id }-${ place }`;
		} );
		return create(
			'div',
			{
				id,
				class: 'search-box__list',
				role: 'listbox',
				'aria-label': label,
			},
			...options
		);
	}

	function show(
		options: readonly HTMLAnchorElement[],
		...parts: readonly HTMLElement[]
	): void {
		shown = options;
		element.replaceChildren( ...parts );
		element.hidden = false;
	}

	return {
		element,
		id,
		options: () => shown,
		showFound( found, terms, allUrl ) {
			const products = found.products.map( ( product ) =>
				createProduct( product, terms )
			);
			if ( products.length === 0 ) {
				show( [], createNothing( found.nothing ) );
				return;
			}
			const { texts } = searchSettings();
			const options = found.all
				? [ ...products, createAll( found.all, allUrl ) ]
				: products;
			show(
				options,
				create(
					'p',
					{ class: 'search-box__count' },
					texts.count.replace( '%d', String( products.length ) )
				),
				createList( texts.list, options )
			);
		},
		showRecent( queries, toUrl, onClear ) {
			const { texts } = searchSettings();
			const options = queries.map( ( query ) =>
				createOption( 'recent', toUrl( query ), query )
			);
			show(
				options,
				create(
					'div',
					{ class: 'search-box__head' },
					create( 'p', {}, texts.recent ),
					createButton(
						{ class: 'search-box__clear' },
						onClear,
						texts.clear
					)
				),
				createList( texts.recent, options )
			);
		},
		hide() {
			shown = [];
			element.hidden = true;
			// The count goes with the list (spec §2).
			element.replaceChildren();
		},
	};
}

/** A link, so that it opens in a new tab like any other; for the ear an option. */
function createOption(
	kind: string,
	url: string,
	...children: ( Node | string )[]
): HTMLAnchorElement {
	return create(
		'a',
		{
			class: `search-box__option search-box__option--${ kind }`,
			role: 'option',
			'aria-selected': 'false',
			tabindex: '-1',
			href: url,
		},
		...children
	);
}

function createProduct(
	product: Suggestion,
	terms: readonly string[]
): HTMLAnchorElement {
	const title = create( 'span', { class: 'search-box__title' } );
	createMarkedText( title, 'search-box__match' ).set(
		product.value,
		findRanges( product.value, terms )
	);
	return createOption(
		'product',
		product.url,
		create(
			'span',
			{ class: 'search-box__picture', 'aria-hidden': 'true' },
			...toSafeNodes( product.thumbnail, picture )
		),
		create(
			'span',
			{ class: 'search-box__text' },
			title,
			create(
				'span',
				{ class: 'search-box__category' },
				product.category
			)
		),
		create(
			'span',
			{ class: 'search-box__price' },
			...toSafeNodes( product.price, price )
		)
	);
}

const createAll = ( text: string, url: string ) =>
	createOption( 'all', url, text );

function createNothing( text: string ): HTMLElement {
	const { texts, shopUrl } = searchSettings();
	return create(
		'div',
		{ class: 'search-box__nothing' },
		create( 'p', {}, text || texts.nothing ),
		create( 'p', { class: 'search-box__hint' }, texts.hint ),
		create( 'a', { href: shopUrl }, texts.shop )
	);
}
