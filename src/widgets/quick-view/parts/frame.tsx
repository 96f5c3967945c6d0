import { ServerHtml } from '@vitrina/react';
import { useRef } from 'react';
import type { Held } from '../view';
import type { QuickViewProps } from '../read-markup';
import type { QuickViewStore } from '../store/quick-view-store';
import { usePanel } from '../use-panel';
import { Bar } from './bar';
import { Product } from './product';
import { Waiting } from './waiting';

interface FrameProps extends QuickViewProps {
	readonly store: QuickViewStore;
	/** What is in it. */
	readonly held: Held;
	/** False while it fades. */
	readonly isOpen: boolean;
}

/** The dialog, with its bar and what is known of the product. */
export function Frame( props: FrameProps ) {
	const { store, held, className, bar, more, texts } = props;
	const dialog = useRef< HTMLDialogElement >( null );
	usePanel( dialog, props );
	return (
		<dialog
			ref={ dialog }
			className={ className }
			data-panel="quick-view"
			aria-labelledby="quick-view-title"
		>
			<Bar
				parts={ bar }
				product={ held.product }
				onStep={ store.actions.step }
			/>
			<div
				className="quick-view__content"
				aria-busy={ held.status === 'waiting' || undefined }
			>
				{ held.status === 'waiting' ? (
					<Waiting product={ held.product } name={ texts.title } />
				) : (
					<Product key={ held.turn } html={ held.html } />
				) }
			</div>
			{ more && (
				<ServerHtml className="quick-view__printed" html={ more } />
			) }
		</dialog>
	);
}
