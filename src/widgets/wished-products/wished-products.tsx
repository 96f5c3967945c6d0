import { ServerHtml } from '@vitrina/react';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { WishedProductsProps } from './read-page';
import { createPage } from './store';

const buttonOf = ( { target }: MouseEvent ) =>
	( target as Element ).closest( 'button' );

/**
 * The products of the wishlist; see Page.php of the companion. A customer's list is printed
 * by the server; a guest's is filled here.
 */
export function WishedProducts( props: WishedProductsProps ) {
	const { isGuest, wishlist } = props;
	const [ { subscribe, get, actions } ] = useState( () =>
		createPage( props )
	);
	const { list, isBusy, hasFailed, isEmpty, hasMissing } =
		useSyncExternalStore( subscribe, get, get );
	const reads = useSyncExternalStore(
		wishlist.subscribe,
		() => wishlist.get().reads,
		() => 0
	);
	const container = useRef< HTMLDivElement >( null );

	// After the list was read, and after another tab has changed it.
	useEffect( () => {
		if ( isGuest && reads > 0 ) {
			void actions.fill();
		}
	}, [ isGuest, reads, actions ] );

	/** Removes a card and moves the focus on, as its button is removed too. */
	const remove = ( event: MouseEvent ) => {
		const button = buttonOf( event );
		if ( ! button?.matches( '.vitrina-wishlist__remove' ) ) {
			return;
		}
		event.preventDefault();
		const id = Number( button.value );
		const at = list.cards.findIndex( ( card ) => card.id === id );
		flushSync( () => actions.remove( id ) );
		const left = container.current?.querySelectorAll< HTMLElement >(
			'.vitrina-wishlist__remove'
		);
		const next =
			left?.[ Math.min( at, left.length - 1 ) ] ??
			container.current?.parentElement?.querySelector< HTMLElement >(
				'[data-wishlist-empty] [tabindex]'
			);
		next?.focus();
	};

	const tidy = ( event: MouseEvent ) => {
		const button = buttonOf( event );
		if ( button ) {
			event.preventDefault();
			// If the request fails, submit the form natively.
			actions.tidy().catch( () => button.form?.requestSubmit( button ) );
		}
	};

	return (
		<>
			<div
				ref={ container }
				data-wishlist-cards=""
				role="presentation"
				aria-busy={ isBusy || undefined }
				onClick={ remove }
			>
				{ list.cards.length > 0 && (
					<>
						<h2 className="screen-reader-text">{ list.heading }</h2>
						<ul className={ list.className }>
							{ list.cards.map( ( { id, attributes, html } ) => (
								<ServerHtml
									key={ id }
									as="li"
									{ ...attributes }
									html={ html }
								/>
							) ) }
						</ul>
					</>
				) }
			</div>
			{ isGuest && (
				<ServerHtml
					className="vitrina-wishlist__failure"
					data-wishlist-failure=""
					hidden={ ! hasFailed }
					onClick={ ( event ) =>
						buttonOf( event ) && void actions.fill()
					}
				/>
			) }
			<ServerHtml data-wishlist-empty="" hidden={ ! isEmpty } />
			<ServerHtml
				as="p"
				className="vitrina-wishlist__missing"
				data-wishlist-missing=""
				hidden={ ! hasMissing }
				onClick={ tidy }
			/>
		</>
	);
}
