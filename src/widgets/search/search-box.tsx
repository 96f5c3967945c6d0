import type { RefObject } from 'react';
import { Option } from './option';
import { Product } from './product';
import type { SearchSettings } from './settings';
import type { Box } from './store';

interface SearchBoxProps {
	readonly box: Box;
	/** Of the list; an option's id is this with its place. */
	readonly listId: string;
	/** Place of the active option; -1 for none. */
	readonly active: number;
	/** Where the field finds the active option. */
	readonly activeOption: RefObject< HTMLAnchorElement >;
	readonly settings: SearchSettings;
	/** A link of the box was followed. */
	readonly onChoose: () => void;
	/** Clears the recent searches. */
	readonly onClear: () => void;
}

/** What stands under the field: suggestions, recent searches, or that nothing was found. */
export function SearchBox( props: SearchBoxProps ) {
	const { box } = props;
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Only keeps the focus in the field.
		<div
			className="search-box"
			onMouseDown={ ( event ) => event.preventDefault() }
		>
			{ box.kind === 'found' && <Found { ...props } box={ box } /> }
			{ box.kind === 'recent' && <Recent { ...props } box={ box } /> }
			{ box.kind === 'nothing' && <Nothing { ...props } box={ box } /> }
		</div>
	);
}

/** The props of a box of one kind. */
type Of< Kind extends Box[ 'kind' ] > = SearchBoxProps & {
	readonly box: Extract< Box, { kind: Kind } >;
};

/** What each option needs to know about its list. */
const toOptionProps = (
	{ listId, active, activeOption, onChoose }: SearchBoxProps,
	place: number
) => ( {
	id: `${ listId }-${ place }`,
	isActive: place === active,
	activeOption,
	onChoose,
} );

function Found( props: Of< 'found' > ) {
	const { box, listId, settings } = props;
	const { products, terms, all } = box;
	const { texts } = settings;
	return (
		<>
			<p className="search-box__count">
				{ texts.count.replace( '%d', String( products.length ) ) }
			</p>
			<div
				id={ listId }
				className="search-box__list"
				role="listbox"
				aria-label={ texts.list }
			>
				{ products.map( ( product, place ) => (
					<Option
						key={ product.id }
						{ ...toOptionProps( props, place ) }
						kind="product"
						url={ product.url }
					>
						<Product product={ product } terms={ terms } />
					</Option>
				) ) }
				{ all && (
					<Option
						{ ...toOptionProps( props, products.length ) }
						kind="all"
						url={ all.url }
					>
						{ all.text }
					</Option>
				) }
			</div>
		</>
	);
}

function Recent( props: Of< 'recent' > ) {
	const { box, listId, settings, onClear } = props;
	const { texts } = settings;
	return (
		<>
			<div className="search-box__head">
				<p>{ texts.recent }</p>
				<button
					type="button"
					className="search-box__clear"
					onClick={ onClear }
				>
					{ texts.clear }
				</button>
			</div>
			<div
				id={ listId }
				className="search-box__list"
				role="listbox"
				aria-label={ texts.recent }
			>
				{ box.searches.map( ( { text, url }, place ) => (
					<Option
						key={ text }
						{ ...toOptionProps( props, place ) }
						kind="recent"
						url={ url }
					>
						{ text }
					</Option>
				) ) }
			</div>
		</>
	);
}

function Nothing( { box, settings, onChoose }: Of< 'nothing' > ) {
	const { texts, shopUrl } = settings;
	return (
		<div className="search-box__nothing">
			<p>{ box.text }</p>
			<p className="search-box__hint">{ texts.hint }</p>
			<a href={ shopUrl } onClick={ onChoose }>
				{ texts.shop }
			</a>
		</div>
	);
}
