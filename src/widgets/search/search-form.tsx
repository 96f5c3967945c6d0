import { ServerHtml, useIsHydrated } from '@vitrina/react';
import { useRef } from 'react';
import { CATEGORY } from '../../components/product-search/form-values';
import type { SearchProps } from './read-markup';
import { SearchPopup } from '../../components/product-search/search-popup';
import { useSearch } from '../../components/product-search/use-search';

export function SearchForm( {
	action,
	label,
	field,
	category,
	hidden,
	button,
	hasMore,
	settings,
}: SearchProps ) {
	const form = useRef< HTMLFormElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const search = useSearch( settings, form, input );
	const { combobox, isBusy } = search.state;
	const listId = `${ field.id }-list`;
	const isHydrated = useIsHydrated();
	// Before hydration it is a plain field, as PHP prints it.
	const comboboxProps = isHydrated && {
		role: 'combobox',
		'aria-autocomplete': 'list' as const,
		'aria-expanded': combobox.total > 0,
		'aria-controls': listId,
		'aria-activedescendant':
			combobox.active < 0
				? undefined
				: `${ listId }-${ combobox.active }`,
	};
	return (
		<form
			ref={ form }
			role="search"
			method="get"
			className={ isBusy ? 'search-form is-asking' : 'search-form' }
			action={ action }
			onSubmit={ search.addRecentQuery }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					search.close();
				}
			} }
		>
			<label className="visually-hidden" htmlFor={ field.id }>
				{ label }
			</label>
			<input
				{ ...field }
				ref={ input }
				className="search-form__field"
				type="search"
				name="s"
				autoComplete="off"
				onInput={ search.onInput }
				onFocus={ search.open }
				onKeyDown={ ( { nativeEvent } ) =>
					search.onKeyDown( nativeEvent )
				}
				{ ...comboboxProps }
			/>
			{ category && (
				<ServerHtml
					as="select"
					name={ CATEGORY }
					className="search-form__category"
					aria-label={ category.label }
					onChange={ search.open }
				/>
			) }
			{ hidden.map( ( { name, value } ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			<button className="button" type="submit">
				{ button }
			</button>
			{ hasMore && <ServerHtml className="search-form__more" /> }
			<SearchPopup
				search={ search }
				listId={ listId }
				settings={ settings }
			/>
		</form>
	);
}
