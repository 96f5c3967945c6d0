import { ServerHtml } from '@vitrina/react';
import { useState } from 'react';
import { Failure, Removed, Unsure, type Labels } from './components/notices';
import { ServerCart } from './components/server-cart';
import type { MiniCartSettings } from './settings';
import { createMiniCartModel } from './store/mini-cart-model';
import { isCartUncertain } from './store/request';
import { useMiniCart } from './use-mini-cart';
import { useOpening } from './use-opening';
import { useCommitOnLeave } from './use-commit-on-leave';

export interface MiniCartProps {
	readonly settings: MiniCartSettings;
	readonly labels: Labels;
	/** The dialog, which PHP prints and the browser opens. */
	readonly panel: HTMLDialogElement;
}

/** The panel with the visitor's cart; see parts/mini-cart.php. */
export function MiniCart( { settings, labels, panel }: MiniCartProps ) {
	const [ model ] = useState( () => createMiniCartModel( settings ) );
	useOpening( model, panel );
	useCommitOnLeave( model );
	const isWaiting = useMiniCart( model, ( state ) => state.isWaiting );
	const hasFailed = useMiniCart( model, ( state ) => state.hasFailed );

	/** The pressed button may be hidden by now, so the focus moves to the title. */
	const readAgain = async () => {
		await model.readAgain();
		if (
			! panel.contains( panel.ownerDocument.activeElement ) ||
			! isCartUncertain()
		) {
			panel.querySelector< HTMLElement >( '#minicart-title' )?.focus();
		}
	};
	const notice = { model, panel, labels };

	return (
		<>
			<ServerHtml className="mini-cart__bar" />
			<ServerHtml className="mini-cart__content" />
			<Removed { ...notice } />
			<Unsure { ...notice } onReadAgain={ () => void readAgain() } />
			<div
				className={ [
					'mini-cart__body',
					isWaiting && 'is-waiting',
					hasFailed && 'has-failed',
				]
					.filter( Boolean )
					.join( ' ' ) }
				aria-busy={ isWaiting || undefined }
			>
				<Failure { ...notice } onReadAgain={ () => void readAgain() } />
				<ServerCart model={ model } panel={ panel } />
			</div>
		</>
	);
}
