import type { RefObject } from 'react';
import { Option } from './option';
import { Product } from './product';
import type { SearchSettings } from './settings';
import type { Popup } from './store';
import type { Search } from './use-search';

interface SearchPopupProps {
	readonly search: Search;
	/** Id of the list; the id of an option is this with its index. */
	readonly listId: string;
	readonly settings: SearchSettings;
}

interface ContentProps {
	readonly popup: Popup;
	readonly listId: string;
	/** Index of the active option; -1 for none. */
	readonly active: number;
	readonly activeOption: RefObject< HTMLAnchorElement >;
	readonly settings: SearchSettings;
	/** A link in the popup was followed. */
	readonly onChoose: () => void;
	/** Clears the recent searches. */
	readonly onClear: () => void;
}

/** The popup under the field: suggestions, recent searches, or a message that nothing was found. Nothing while it is closed. */
export function SearchPopup( { search, listId, settings }: SearchPopupProps ) {
	const { popup, combobox } = search.state;
	if ( ! popup ) {
		return null;
	}
	const props = {
		listId,
		active: combobox.active,
		activeOption: search.activeOption,
		settings,
		onChoose: search.addRecentQuery,
		onClear: search.clearRecent,
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only keeps the focus in the field.
		<div
			className="search-box"
			onMouseDown={ ( event ) => event.preventDefault() }
		>
			{ popup.kind === 'found' && (
				<Suggestions { ...props } popup={ popup } />
			) }
			{ popup.kind === 'recent' && (
				<Recent { ...props } popup={ popup } />
			) }
			{ popup.kind === 'message' && (
				<NoResults { ...props } popup={ popup } />
			) }
		</div>
	);
}

/** Props of the popup for one kind of content. */
type Of< Kind extends Popup[ 'kind' ] > = ContentProps & {
	readonly popup: Extract< Popup, { kind: Kind } >;
};

/** Props that options share. */
const toOptionProps = (
	{ listId, active, activeOption, onChoose }: ContentProps,
	index: number
) => ( {
	id: `${ listId }-${ index }`,
	isActive: index === active,
	activeOption,
	onChoose,
} );

function Suggestions( props: Of< 'found' > ) {
	const { popup, listId, settings } = props;
	const { products, terms, all } = popup;
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
				{ products.map( ( product, index ) => (
					<Option
						key={ product.id }
						{ ...toOptionProps( props, index ) }
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
	const { popup, listId, settings, onClear } = props;
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
				{ popup.searches.map( ( { text, url }, index ) => (
					<Option
						key={ text }
						{ ...toOptionProps( props, index ) }
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

function NoResults( { popup, settings, onChoose }: Of< 'message' > ) {
	const { texts, shopUrl } = settings;
	return (
		<div className="search-box__nothing">
			<p>{ popup.text }</p>
			<p className="search-box__hint">{ texts.hint }</p>
			<a href={ shopUrl } onClick={ onChoose }>
				{ texts.shop }
			</a>
		</div>
	);
}
