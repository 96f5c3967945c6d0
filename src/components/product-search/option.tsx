import { useEffect, type ReactNode, type RefObject } from 'react';

interface OptionProps {
	readonly kind: 'product' | 'all' | 'recent';
	readonly id: string;
	readonly url: string;
	readonly isActive: boolean;
	readonly activeOption: RefObject< HTMLAnchorElement >;
	readonly onChoose: () => void;
	readonly children: ReactNode;
}

/** A link, so that it opens in a new tab like any other; an option for assistive technology. */
export function Option( {
	kind,
	id,
	url,
	isActive,
	activeOption,
	onChoose,
	children,
}: OptionProps ) {
	useEffect( () => {
		if ( isActive ) {
			activeOption.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ isActive, activeOption ] );
	return (
		<a
			ref={ isActive ? activeOption : undefined }
			id={ id }
			className={ `search-box__option search-box__option--${ kind }` }
			role="option"
			aria-selected={ isActive }
			tabIndex={ -1 }
			href={ url }
			onClick={ onChoose }
		>
			{ children }
		</a>
	);
}
